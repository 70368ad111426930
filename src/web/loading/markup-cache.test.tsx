import { use } from 'react'
import { expect, test } from 'vitest'
import { LanguageContext, useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
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
  language: 'en',
  home: '/',
  variant: '2 days',
  children: <Part name={shown.name} />,
} as const

test('a part is written once for what it shows, as React writes it, with its dictionaries', () => {
  const cache = createMarkupCache()
  rendered = 0
  const first = cache(part)
  expect(first.html).toBe('<p>A &lt;sale&gt;<!-- --> <!-- -->en<!-- --> <!-- -->/market</p>')
  expect([...first.areas]).toEqual(['frame'])
  expect(cache(part)).toBe(first)
  expect(rendered).toBe(1)
})

test('what has changed is written anew, and so is another variant', () => {
  const cache = createMarkupCache()
  const first = cache(part)
  rendered = 0
  expect(cache({ ...part, of: { ...shown } })).not.toBe(first)
  expect(cache({ ...part, variant: '1 day' })).not.toBe(first)
  expect(rendered).toBe(2)
})

test('each language has its words, and each theme its links', () => {
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
    expect(ways.map((way) => cache(way).html)).toEqual(expected)
  }
})
