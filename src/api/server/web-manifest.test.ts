import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../../../tests/support/offerings-site.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import { htmlLang, languages, subHosts } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../domain/kernel/site/site-profile.ts'
import { pages } from '../../web/addresses/pages.ts'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: string
}

interface Manifest {
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

const publicDirectory = resolve(import.meta.dirname, '../../../public')

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ environment: { DEMO: '0' } })
})
afterAll(() => site.close())

const manifestOn = (language: (typeof languages)[number]) =>
  ask(site, '/manifest.webmanifest', { host: `${subHosts[language]}.localhost` })

it.each(languages)('the %s host serves a web app manifest', async (language) => {
  const answer = await manifestOn(language)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  expect(answer.json()).toMatchObject({
    name: siteConfig.fullName[language],
    short_name: 'Kawara',
    description: siteProfile.slogan[language],
    lang: htmlLang[language],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
  })
})

it('each language has its own shortcuts, and all lead to pages', async () => {
  const all = await Promise.all(
    languages.map(async (language) => (await manifestOn(language)).json<Manifest>()),
  )
  expect(new Set(all.map(({ shortcuts }) => shortcuts[0]?.name)).size).toBe(languages.length)
  for (const { shortcuts } of all) {
    expect(shortcuts.map(({ url }) => url)).toEqual(['/search', '/market', '/events', '/coinview'])
    expect(shortcuts.filter(({ url }) => !pages.some(({ path }) => path === url))).toEqual([])
  }
})

it('its icons exist in the declared sizes and types, maskable ones too', async () => {
  const { icons } = (await manifestOn('ja')).json<Manifest>()
  const found = await Promise.all(icons.map(({ src }) => factsOf(resolve(publicDirectory, `.${src}`))))
  expect(found).toEqual(icons.map(({ sizes, type }) => ({ sizes, type })))
  const kinds = icons.filter(({ type }) => type === 'image/png').map(({ sizes, purpose }) => sizes + purpose)
  expect(kinds.toSorted()).toEqual(['192x192any', '192x192maskable', '512x512any', '512x512maskable'])
})

it('a maskable icon cut to a circle keeps the whole logo', async () => {
  const size = 512
  const { data } = await sharp(await readFile(resolve(publicDirectory, 'icon-maskable-512.png')))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = data[0] ?? 0
  // Phones may crop the icon to a circle whose diameter is four fifths of the icon's width.
  const outside = [...data].filter((level, at) => {
    const [x, y] = [(at % size) - size / 2, Math.floor(at / size) - size / 2]
    return Math.hypot(x, y) > 0.4 * size && Math.abs(level - background) > 40
  })
  expect(outside).toHaveLength(0)
})

async function factsOf(path: string) {
  const file = await readFile(path)
  if (file.toString().startsWith('<svg ')) return { sizes: 'any', type: 'image/svg+xml' }
  const { format, width, height } = await sharp(file).metadata()
  return { sizes: `${width}x${height}`, type: `image/${format}` }
}
