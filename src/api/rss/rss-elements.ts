import { escapeMarkup } from '../../domain/kernel/text/escape-markup.ts'

/** Those of the elements that RSS 2.0 has none for. */
export const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
}

export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

export function empty(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(String(value))}"`,
  )
  return `<${name}${written.join('')}/>`
}

/** What no XML may hold, escaped or not. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu

export function escaped(text: string): string {
  return escapeMarkup(text.replaceAll(forbidden, ''))
}
