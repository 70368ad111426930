import { escapeMarkup } from '../../domain/kernel/text/escape-markup.ts'

const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

function empty(name: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(String(value))}"`,
  )
  return `<${name}${written.join('')}/>`
}

/** Characters that XML forbids, even escaped. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu

function escaped(text: string): string {
  return escapeMarkup(text.replaceAll(forbidden, ''))
}

export interface Channel {
  readonly title: string
  readonly description: string
  readonly link: string
  readonly self: string
  readonly language: string
  readonly items: readonly ChannelItem[]
}

export interface ChannelItem {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string
  readonly at: Date
  readonly author?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly html?: string | undefined
  readonly picture?: ChannelPicture | undefined
}

interface ChannelPicture {
  readonly url: string
  readonly type?: string | undefined
  readonly bytes?: number | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** RSS 2.0 without a time of writing, so that an unchanged feed gets a 304. */
export function writeRss({ title, description, link, self, language, items }: Channel): string {
  const declared = Object.entries(namespaces).map(([name, address]) => ` xmlns:${name}="${address}"`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0"${declared.join('')}>`,
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', language),
    empty('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...items.flatMap((item) => ['<item>', ...itemElements(item), '</item>']),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemElements({ tags = [], author, html, picture, ...item }: ChannelItem): string[] {
  return [
    element('title', item.title),
    element('link', item.link),
    `<guid isPermaLink="false">${escaped(item.id)}</guid>`,
    element('pubDate', item.at.toUTCString()),
    // The author is written as `dc:creator`, because the author element of RSS 2.0 requires a mail address.
    ...(author === undefined ? [] : [element('dc:creator', author)]),
    ...tags.map((tag) => element('category', tag)),
    // Feed readers interpret the description as HTML, so it is escaped and line breaks become tags.
    element('description', escapeMarkup(item.text).replaceAll('\n', '<br>')),
    ...(html === undefined ? [] : [element('content:encoded', html)]),
    ...(picture === undefined ? [] : pictureElements(picture)),
  ]
}

/**
 * RSS requires the length in bytes of an enclosure, and only pictures stored on this site have a known length. Other pictures get
 * no enclosure.
 */
function pictureElements({ url, type, bytes, width, height }: ChannelPicture): string[] {
  return [
    ...(type === undefined || bytes === undefined ? [] : [empty('enclosure', { url, length: bytes, type })]),
    empty('media:content', { url, type, medium: 'image', fileSize: bytes, width, height }),
  ]
}
