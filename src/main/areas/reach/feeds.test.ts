import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postRow, seedPosts } from '../../../../tests/support/blog-site.ts'
import { seedEvents } from '../../../../tests/support/events-site.ts'
import { picture } from '../../../../tests/support/files-site.ts'
import { openPreferencesSite, type PreferencesSite } from '../../../../tests/support/preferences-site.ts'
import { rssFaults } from '../../../../tests/support/rss-rules.ts'
import { readStrictXml, textOf } from '../../../../tests/support/strict-xml.ts'
import { putFile } from '../../../api/files/files.store.ts'
import { makeImage } from '../../../api/files/make-image.ts'
import { languages, subHosts } from '../../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { filePath } from '../../../words/addresses/endpoints.ts'

const marked = 'A <b>token</b> & "more"\nin two lines'
const text = `## 章

本文[^1]と[内部](/ico/hinode-grid?a=1&b=2)、[ここ](#section-1)、[隣](other)、\`<a href="/x">\`、![図](/files/x.png)。

[^1]: 注。
`
let site: PreferencesSite
let cover: string
beforeAll(async () => {
  site = await openPreferencesSite({
    rows: [
      { name: 'Hinode Grid', status: 0, excerpt_en: marked, ico_end: '2030-04-01' },
      { name: 'Bare', status: 1 },
    ],
  })
  await site.seed([
    { name: 'Hinode Grid', status: 1, excerpt_en: marked, ico_end: '2030-04-02', slogan: 'Sun' },
  ])
  const { database, config } = site.site
  const image = await makeImage(await picture({ width: 1200, height: 630 }).png().toBuffer())
  if ('fault' in image) throw new Error(image.fault)
  await putFile({ image, now: new Date() }, database)
  cover = `${languageOrigin({ siteOrigin: config.siteOrigin, language: 'ja' })}${filePath(image)}`
  const rows = [
    postRow('whole', { title: 'A & B <i>', text, cover: filePath(image), tags: ['税金', 'a & b'] }),
    postRow('elsewhere', { text: '本文', cover: 'https://pictures.example/a?b=1&c=2' }),
    postRow('drawn', { text: '本文', cover: '/demo/posts/bitcoin-halving.svg' }),
    postRow('endless', { text: '長い文です。\n\n'.repeat(12_000) }),
  ]
  await seedPosts({ rows, now: new Date() }, database)
  const event = { token: 'BTC', type: 'ama', title: 'T <x> & y', description: marked }
  const starts = [new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), '2026-04']
  await seedEvents(
    { rows: starts.map((start, n) => ({ ...event, event_id: `e-${n}`, start })), now: new Date() },
    database,
  )
})
afterAll(() => site.close())

const read = async (path: string, host: string) => {
  const { body, statusCode } = await site.site.app.inject({ url: path, headers: { host } })
  expect(statusCode, body).toBe(200)
  return body
}
const itemOf = (feed: string, id: string) =>
  feed.split('<item>').find((item) => item.includes(`>${id}<`)) ?? ''
const decoded = (xml: string, name: string) => {
  const [, written = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return textOf(readStrictXml(`<a>${written}</a>`))
}

describe.each(languages)('a feed in %s keeps the rules of RSS', (language) => {
  const origin = () => languageOrigin({ siteOrigin: site.site.config.siteOrigin, language })
  it.each([
    '/api/map/rss2',
    '/api/map/rss2?itemId=hinode-grid',
    '/api/map/rss2?itemId=bare',
    '/api/map/events.rss',
    '/api/map/events.rss?symbol=BTC&tags=ama',
  ])('%s', async (path) => {
    const feed = await read(path, `${subHosts[language]}.${new URL(site.site.config.siteOrigin).host}`)
    expect(rssFaults(feed, origin() + path)).toEqual([])
  })
})

it('the feed of a follower keeps the rules of RSS', async () => {
  const { token } = await site.newFollower(['hinode-grid', undefined])
  const { feed } = await site.own(token)
  const { href, host } = new URL(
    feed ?? '',
    languageOrigin({ siteOrigin: site.site.config.siteOrigin, language: 'ja' }),
  )
  const xml = await read(feed ?? '', host)
  expect(xml).toContain('<item>')
  expect(rssFaults(xml, href)).toEqual([])
})

describe('a post in the feed', () => {
  const post = async (slug: string) => itemOf(await read('/api/map/rss2', 'www.localhost'), `post:${slug}`)
  it('has the whole text with absolute addresses, author, tags and cover', async () => {
    const item = await post('whole')
    const html = decoded(item, 'content:encoded')
    const link = decoded(item, 'link')
    const { origin } = new URL(link)
    expect(html).toContain(`<a href="${origin}/ico/hinode-grid?a=1&amp;b=2">`)
    expect(html).toContain(`<a href="${link}#section-1">`)
    expect(html).toContain(`<a href="${link.replace(/whole$/, 'other')}">`)
    expect(html).toContain(`<img src="${origin}/files/x.png"`)
    expect(html).toContain('<code>&lt;a href="/x"&gt;</code>')
    expect(html).toContain('注。')
    expect(decoded(item, 'dc:creator')).toBe('Editor')
    expect(item).toContain('<category>税金</category>\n<category>a &amp; b</category>')
    expect(item).toMatch(new RegExp(`<enclosure url="${cover}" length="\\d+" type="image/(?:png|jpeg)"/>`))
    expect(item).toMatch(/<media:content [^>]*medium="image" fileSize="\d+" width="1200" height="630"\/>/)
  })

  it('with a cover on another host has its address, and no length because that is unknown', async () => {
    expect(await post('elsewhere')).toContain(
      '<media:content url="https://pictures.example/a?b=1&amp;c=2" medium="image"/>',
    )
    expect(await post('elsewhere')).not.toContain('<enclosure')
    expect(await post('drawn')).toContain('type="image/svg+xml" medium="image"/>')
  })

  it('that is too long has only its excerpt', async () => {
    expect(await post('endless')).not.toContain('content:encoded')
    expect(decoded(await post('endless'), 'description')).toMatch(/^長い文です。/)
  })
})

it('lines and special characters of a text survive the feed', async () => {
  const item = itemOf(await read('/api/map/rss2', 'en.localhost'), 'offering:hinode-grid')
  expect(decoded(item, 'description')).toBe(
    'A &lt;b&gt;token&lt;/b&gt; &amp; &quot;more&quot;<br>in two lines',
  )
  const [, change = ''] = (await read('/api/map/rss2?itemId=hinode-grid', 'en.localhost')).split('<item>')
  expect(decoded(change, 'description').split('<br>').length).toBeGreaterThan(1)
})

it.each<[string, RegExp, string]>([
  ['no title of the channel', /<title>.*?<\/title>/, ''],
  ['no self', /<atom:link[^>]*>/, ''],
  ['a prefix that is not declared', / xmlns:media="[^"]*"/, ''],
  ['a guid that should be an address', / isPermaLink="false"/, ''],
  ['a date of another day', /<pubDate>\w+/, '<pubDate>Xyz'],
  ['an enclosure without a length', / length="\d+"/, ''],
  ['a relative address', /<link>https?:\/\/[^/]+\/blog/, '<link>/blog'],
  ['an element of another kind', /<dc:creator>.*?<\/dc:creator>/, '<author>Editor</author>'],
])('the test of the rules detects %s', async (_, part, instead) => {
  const self = `${languageOrigin({ siteOrigin: site.site.config.siteOrigin, language: 'ja' })}/api/map/rss2`
  const feed = await read('/api/map/rss2', 'www.localhost')
  expect(rssFaults(feed, self)).toEqual([])
  expect(rssFaults(feed.replace(part, instead), self)).not.toEqual([])
})
