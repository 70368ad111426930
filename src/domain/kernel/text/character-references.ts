const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** An HTML entity, or `<U+200C>`, which the language R prints for a character without a glyph. */
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));|<U\+([\da-f]{4,6})>/gi

/**
 * Characters that cleaning removes: control characters, lone surrogates, and bidirectional marks, which can make a name
 * misleading.
 */
const invisible = /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Anything that cleaning would change, except accents; most texts match nothing and skip the cleaning. */
const untidy = /[&<]|[^\S ]| {2}|^ | $|[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/u

/** Decodes entities once: `&amp;lt;` becomes the text `&lt;`. Unknown entities stay as they are. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    entity,
    (written: string, hex?: string, decimal?: string, name?: string, printed?: string) => {
      if (name !== undefined) return named.get(name.toLowerCase()) ?? written
      const code = decimal === undefined ? Number.parseInt(hex ?? printed ?? '', 16) : Number(decimal)
      const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
      return isCharacter ? String.fromCodePoint(code) : written
    },
  )
}

export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll(/\s+/g, ' ')
}

/** Cleans a text of several lines. Its line breaks are kept, at most two in a row. */
export function cleanLines(text: string): string {
  if (!untidy.test(text)) return text.normalize('NFC')
  return decodeEntities(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(invisible, '')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/ {2,}/g, ' ')
    .normalize('NFC')
    .trim()
}
