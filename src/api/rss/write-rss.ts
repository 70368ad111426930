import { escapeMarkup } from '../../domain/kernel/text/escape-markup.ts'

export interface Channel {
  readonly title: string
  readonly description: string
  /** Absolute, as are all addresses here. */
  readonly link: string
  /** Where this very feed is. */
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
}

/** RSS 2.0. Nothing in it depends on when it is written, so that a reader who has it already is told so. */
export function writeRss({ title, description, link, self, language, items }: Channel): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', language),
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap((item) => [
      '<item>',
      element('title', item.title),
      element('link', item.link),
      `<guid isPermaLink="false">${escaped(item.id)}</guid>`,
      element('pubDate', item.at.toUTCString()),
      element('description', item.text),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

/** What no XML may hold, escaped or not. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu

function escaped(text: string): string {
  return escapeMarkup(text.replaceAll(forbidden, ''))
}
