import type { Random } from '../../../bench/support/random.ts'

/** A script that no page may contain; every answer is searched for it. */
export const plantedScript = '<script>planted()</script>'
export const plantedHeader = 'x-planted'

export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0007\u001B[2J',
  '\u007F\u0085',
  '\uD800',
  'a\uDC00b',
  '\uDBFF\uDBFF',
  '\uFFFE\uFFFF',
  '\u202Edrow',
  '\u200B\u200D\uFEFF',
  'Z\u0335\u0321a\u0334\u0322'.repeat(20),
  '👩‍👩‍👧‍👦'.repeat(10),
  '仮想通貨',
  'ﬃ',
  'İ',
  'ß',
  "' or 1=1 --",
  "'; drop table offerings; --",
  '$1',
  '%',
  '%s%n',
  '_%_',
  '{{7*7}}',
  '${7*7}',
  `"'>${plantedScript}`,
  `</script>${plantedScript}`,
  `\r\n${plantedHeader}: 1\r\n\r\n`,
  'javascript:planted()',
  '../../../etc/passwd',
  '..\\..\\',
  '//evil.example',
  'https://evil.example/',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  '[object Object]',
  '(?:a+)+$',
  '*',
  '\\',
  '-',
  '.',
  '..',
] as const

export const hostileNumbers = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e309',
  '-1e309',
  '1e-400',
  'NaN',
  'Infinity',
  '0x10',
  '٣',
  '１',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999999',
  '+1',
  ' 1',
  '1_000',
  '00001',
  'true',
] as const

export const hostileDates = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '275760-09-13',
  '275761-01-01',
  '+275761-01-01',
  '-000001-01-01',
  '2026-1-1',
  '2026-01-01T25:00:00Z',
  '1969-12-31T23:59:60Z',
] as const

const all = [...hostileTexts, ...hostileNumbers, ...hostileDates]

export function hostileText(random: Random): string {
  if (random.chance(0.03))
    return random.pick(['a', '%', 'あ', '0']).repeat(random.pick([61, 101, 255, 1_001, 3_000]))
  if (random.chance(0.1)) return randomCharacters(random)
  return random.pick(all)
}

function randomCharacters(random: Random): string {
  return Array.from({ length: random.between(1, 12) }, () => {
    const most = random.pick([0x20, 0x7f, 0xff, 0xffff, 0x10ffff])
    return String.fromCodePoint(random.below(most + 1))
  }).join('')
}

export function hostileJson(random: Random, depth = 0): unknown {
  if (random.chance(0.6)) return hostileText(random)
  const simple = [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 63), [], {}] as const
  if (depth > 2 || random.chance(0.6)) return random.pick(simple)
  const parts = Array.from({ length: random.between(1, 4) }, () => hostileJson(random, depth + 1))
  return random.chance(0.5) ? parts : Object.fromEntries(parts.map((part) => [hostileText(random), part]))
}

/** Encodes a text for an address: correctly, as invalid UTF-8, half encoded, or raw as far as a request line allows. */
export function encodeHostile(random: Random, text: string): string {
  const bytes = Array.from(Buffer.from(text, random.chance(0.1) ? 'utf16le' : 'utf8'))
  const encoded = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  switch (random.below(12)) {
    case 0:
      return encoded.slice(0, -1)
    case 1:
      return `%u${random.below(0xffff).toString(16).padStart(4, '0')}`
    case 2:
      return random.pick([
        '%',
        '%zz',
        '%E0%A4%A',
        '%ED%A0%80',
        '%C0%AE',
        '%FF',
        '%F8%88%80%80%80',
        '%25%30%30',
      ])
    case 3:
      // A request line holds no spaces and no control characters.
      return text.replaceAll(/[^\u0021-\u007E]|[#?&/]/g, '_')
    default:
      return random.chance(0.2) ? encoded : encodedWell(text)
  }
}

function encodedWell(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
