import { use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext, useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { LogoImage } from '../ui/pictures/logo-image.tsx'
import { createMarkupCache } from './markup-cache.tsx'

let rendered = 0
function Part({ name }: { name: string }) {
  const { language } = use(LanguageContext)
  useMessages('frame')
  const links = useLinks()
  rendered++
  return (
    <p>
      {name} {language} {links.market()}
    </p>
  )
}

const shown = { name: 'A <sale>' }
const part = {
  of: shown,
  part: 'li cell',
  language: 'en',
  home: '/',
  variant: '2 days',
  children: <Part name={shown.name} />,
} as const

test('a part is rendered once per object, as React renders it, with its dictionaries', () => {
  const cache = createMarkupCache()
  rendered = 0
  const first = cache(part)
  expect(String(first.bytes)).toBe('<p>A &lt;sale&gt;<!-- --> <!-- -->en<!-- --> <!-- -->/market</p>')
  expect([...first.areas]).toEqual(['frame'])
  expect(cache(part)).toBe(first)
  expect(rendered).toBe(1)
})

test('a changed object and another variant are rendered again', () => {
  const cache = createMarkupCache()
  const first = cache(part)
  rendered = 0
  expect(cache({ ...part, of: { ...shown } })).not.toBe(first)
  expect(cache({ ...part, variant: '1 day' })).not.toBe(first)
  expect(rendered).toBe(2)
})

test('a text is compared by content, and two parts that show the same text are separate', () => {
  const cache = createMarkupCache()
  const written = { ...part, of: JSON.stringify(shown) }
  const first = cache(written)
  rendered = 0
  expect(cache({ ...written, of: JSON.stringify({ ...shown }) })).toBe(first)
  expect(rendered).toBe(0)
  expect(cache({ ...written, part: 'ul', children: <Part name="another" /> }).bytes.toString()).toContain(
    'another',
  )
  expect(cache(written)).toBe(first)
})

test('the cache stays within its bounds', () => {
  const cache = createMarkupCache()
  const first = cache({ ...part, of: 'the first' })
  const long = 'x'.repeat(100_000)
  for (let count = 0; count < 200; count++) {
    cache({ ...part, of: `${count >> 2}`, part: `${count & 3}`, children: <Part name={long} /> })
  }
  expect(cache({ ...part, of: 'the first' })).not.toBe(first)
})

test('each language has its own texts, and each theme its own links', () => {
  const cache = createMarkupCache()
  const ways = [
    { ...part, language: 'ja' as const },
    { ...part, home: '/?theme=dark' },
    { ...part, language: 'ja' as const, home: '/?theme=dark' },
    part,
  ]
  const expected = [
    '<p>A &lt;sale&gt;<!-- --> <!-- -->ja<!-- --> <!-- -->/market</p>',
    '<p>A &lt;sale&gt;<!-- --> <!-- -->en<!-- --> <!-- -->/market?theme=dark</p>',
    '<p>A &lt;sale&gt;<!-- --> <!-- -->ja<!-- --> <!-- -->/market?theme=dark</p>',
    '<p>A &lt;sale&gt;<!-- --> <!-- -->en<!-- --> <!-- -->/market</p>',
  ]
  for (const _ of ['written', 'remembered']) {
    expect(ways.map((way) => String(cache(way).bytes))).toEqual(expected)
  }
})

test('pictures above the fold are preloaded by the head of the page, not inside the part', async () => {
  const cache = createMarkupCache()
  const pictures = (
    <>
      <LogoImage src="/logos/a.svg" name="A" className="size-10" eager />
      <LogoImage src="https://logos.example/b.svg?x=1&y=2" name="B" className="size-10" eager />
      <LogoImage src="/logos/c.svg" name="C" className="size-10" />
    </>
  )
  const show = () => {
    const { bytes, preloadPictures } = cache({ ...part, children: pictures })
    preloadPictures()
    return <div dangerouslySetInnerHTML={{ __html: String(bytes) }} />
  }
  const Page = () => (
    <html lang="en">
      <head />
      <body>{show()}</body>
    </html>
  )
  for (const time of ['written', 'read again']) {
    const [head = '', body = ''] = renderToString(<Page />).split('</head>')
    const announced = [...head.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link)
    expect(announced, time).toEqual([
      '<link rel="preload" href="/logos/a.svg" as="image"/>',
      '<link rel="preload" href="https://logos.example/b.svg?x=1&amp;y=2" as="image" referrerPolicy="no-referrer"/>',
    ])
    expect(body, time).toMatch(/^<body><div><img src="\/logos\/a\.svg" alt="" decoding="async"/)
    expect(body.match(/loading="lazy"/g), time).toHaveLength(1)
  }
})
