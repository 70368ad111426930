import { languageCustoms, type Customs } from './language-customs.ts'
import { bcp47, oncePerLanguage, type Language } from './language.ts'

const languageNames = oncePerLanguage(
  (language) => new Intl.DisplayNames(bcp47[language], { type: 'language' }),
)
/** Short names, because the long name of Hong Kong is a whole phrase: 香港. */
const countryNames = oncePerLanguage(
  (language) => new Intl.DisplayNames(bcp47[language], { type: 'region', style: 'short', fallback: 'none' }),
)

export function nameOfLanguage({ of, language }: { of: Language; language: Language }): string {
  return languageNames(language).of(of) ?? of
}

/**
 * Takes a country code or an English name: `JP` and `Japan` are 日本 to a Japanese reader. Unknown names stay as they
 * are: `Worldwide`.
 */
export function nameOfCountry({ stated, language }: { stated: string; language: Language }): string {
  const code = countryCode(stated)
  if (code === undefined) return stated
  const { countries }: Customs = languageCustoms[language]
  return countries?.[code] ?? countryNames(language).of(code) ?? stated
}

/** `JP` of `JP` and of `Japan`; undefined for what names no country. */
export function countryCode(stated: string): string | undefined {
  const folded = fold(stated)
  codes ??= knownCodes()
  return codes.get(folded)
}

let codes: Map<string, string> | undefined

const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'u s': 'US',
  'u s a': 'US',
  'united states of america': 'US',
  uk: 'GB',
  england: 'GB',
  'great britain': 'GB',
  uae: 'AE',
  korea: 'KR',
  'republic of korea': 'KR',
  'korea south': 'KR',
  dprk: 'KP',
  'peoples republic of china': 'CN',
  'mainland china': 'CN',
  turkey: 'TR',
  'czech republic': 'CZ',
  'the netherlands': 'NL',
  'russian federation': 'RU',
}

function knownCodes(): Map<string, string> {
  const found = new Map(Object.entries(otherNames))
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const long = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const short = new Intl.DisplayNames('en', { type: 'region', style: 'short', fallback: 'none' })
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const names = [long.of(code), short.of(code)].filter((name) => name !== undefined)
    if (names.length === 0) continue
    // An obsolete code has the name of its successor; the first code with a name is the current one.
    for (const name of [code, ...names].map(fold)) if (!found.has(name)) found.set(name, code)
  }
  return found
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[’'.]/g, (mark) => (mark === '.' ? ' ' : ''))
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
}
