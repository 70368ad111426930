const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** An entity of HTML; or `<U+200C>`, which is how the R language prints a character it has no font for. */
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));|<U\+([\da-f]{4,6})>/gi

/**
 * Control characters, broken halves, and the marks that turn the direction of what follows: a name could lie.
 */
const invisible = /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Anything that cleaning would change, but for accents: most texts have nothing of it. */
const untidy = /[&<]|[^\S ]| {2}|^ | $|[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/u

/** Once and no deeper: `&amp;lt;` is the text `&lt;`. What is no character we know stays as written. */
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

/** One line: entities decoded, spaces single, nothing invisible or broken, accents composed. */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll(/\s+/g, ' ')
}

/** The same, with the line breaks that the writer set, two at most in a row. */
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
