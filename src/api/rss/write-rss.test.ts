import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeMarkup } from '../../domain/kernel/text/escape-markup.ts'
import { writeRss, type Channel } from './write-rss.ts'

const channel: Channel = {
  title: 'Kawara',
  description: 'What is new',
  link: 'https://www.kawara.example/',
  self: 'https://www.kawara.example/api/map/rss2',
  language: 'ja',
  items: [],
}
const item = {
  id: 'post:lock-ups',
  title: 'Lock-ups',
  text: 'About lock-ups',
  link: 'https://www.kawara.example/blog/posts/2026/04/lock-ups',
  at: new Date('2026-04-01T00:00:00+09:00'),
}

const unescaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const textOf = (xml: string) =>
  xml.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => unescaped[name] ?? '')

/**
 * Checks the XML of a feed: elements are closed in order, and texts have only escaped markup and no forbidden
 * characters. A browser test parses a whole feed, too.
 */
function readXml(xml: string): { name: string; attributes: string; text: string }[] {
  const [declaration = '', ...rest] = xml.split('\n')
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>')
  const body = rest.join('\n')
  expect(body).toMatch(/^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u)
  const parts = [...body.matchAll(/<(\/?)([a-z:]+)((?: [\w:]+="[^"<]*")*)(\/?)>([^<]*)/gi)]
  expect(parts.map(([whole]) => whole).join('')).toBe(body)
  const open: string[] = []
  const faults: string[] = []
  const elements = parts.flatMap(([whole, closing, name = '', attributes = '', empty, text = '']) => {
    if (/&(?!(?:amp|lt|gt|quot);)|>/.test(attributes + text)) faults.push(`marks in ${whole}`)
    if (closing === '' && empty === '') open.push(name)
    if (closing === '/' && open.pop() !== name) faults.push(`${name} closed`)
    if (open.length === 0 && text.trim() !== '') faults.push(`${text} outside`)
    return closing === '/' ? [] : [{ name, attributes: textOf(attributes), text: textOf(text) }]
  })
  expect([...faults, ...open]).toEqual([])
  return elements
}
const asHtml = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>')
const textsOf = (xml: string, name: string) =>
  readXml(xml)
    .filter((element) => element.name === name)
    .map(({ text }) => text)

describe('a feed', () => {
  it('has its title, its address and its items', () => {
    const xml = writeRss({ ...channel, items: [item] })
    expect(readXml(xml).map(({ name, attributes, text }) => (name + attributes + ' ' + text).trim())).toEqual(
      [
        expect.stringMatching(/^rss version="2\.0" xmlns:atom="http:\/\/www\.w3\.org\/2005\/Atom" /),
        'channel',
        'title Kawara',
        'link https://www.kawara.example/',
        'description What is new',
        'language ja',
        'atom:link href="https://www.kawara.example/api/map/rss2" rel="self" type="application/rss+xml"',
        'item',
        'title Lock-ups',
        'link https://www.kawara.example/blog/posts/2026/04/lock-ups',
        'guid isPermaLink="false" post:lock-ups',
        'pubDate Tue, 31 Mar 2026 15:00:00 GMT',
        'description About lock-ups',
      ],
    )
  })

  it.each(['a ]]> b', '<script>', 'A & B &amp; C', '"quoted" \'so\'', '</item>', '<!-- -->', '新着 👨‍👩‍👧'])(
    'preserves %s',
    (text) => {
      expect(textsOf(writeRss({ ...channel, items: [{ ...item, title: text, text }] }), 'title')[1]).toBe(
        text,
      )
    },
  )

  it.each(['\0', '\u0008', '\u000B', '\u001F', '\uFFFE', '\uFFFF', '\uD83D', '\uDC00'])(
    'omits characters that XML forbids: %j',
    (character) => {
      expect(textsOf(writeRss({ ...channel, title: `a${character}b` }), 'title')).toEqual(['ab'])
    },
  )
})

it('a feed with any texts is well-formed and preserves them', () => {
  const marks = fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    "'",
    ']]>',
    '<![CDATA[',
    '&lt;',
    '\0',
    '\uD800',
    '\uDFFF',
    '\n',
  )
  const anyUnit = fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit))
  const text = fc
    .array(fc.oneof(marks, anyUnit, fc.string({ unit: 'binary' })))
    .map((parts) => parts.join(''))
  const items = fc.array(fc.record({ id: text, title: text, text, link: text }), { maxLength: 3 })
  fc.assert(
    fc.property(fc.record({ title: text, description: text, self: text }), items, (head, input) => {
      const xml = writeRss({ ...channel, ...head, items: input.map((one) => ({ ...one, at: item.at })) })
      const kept = (value: string) =>
        // eslint-disable-next-line no-control-regex
        value.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu, '')
      expect(textsOf(xml, 'title')).toEqual([head.title, ...input.map(({ title }) => title)].map(kept))
      expect(textsOf(xml, 'description')).toEqual(
        [head.description, ...input.map((one) => asHtml(one.text))].map(kept),
      )
      expect(textsOf(xml, 'guid')).toEqual(input.map(({ id }) => kept(id)))
    }),
  )
})
