import type { Language } from '../../domain/kernel/site/language.ts'
import type { PublicOffering } from '../../domain/offerings/fields/offering.ts'
import type { FieldChange } from '../../domain/offerings/history/offering-difference.ts'
import english from '../../words/en/server/sale-terms.ts'
import { wordsFor } from '../words/words-for.ts'

/** What an argument of a term may be, in capitals: `First {amount}` is `First 500,000 USD` and not `First 1,000 buyers`. */
const argumentPatterns: Readonly<Record<string, string>> = {
  amount: '[\\d,.]+ [A-Z0-9]{2,15}',
  count: '[\\d,]+',
  hours: '\\d+',
  percent: '[\\d.]+%',
  standard: '[A-Z]{2,6}-\\d+',
  symbol: '[A-Z0-9]{2,15}',
}

const terms = Object.entries(english).map(([key, text]) => {
  const pattern = text
    .replaceAll(/[()]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>(?-i:${argumentPatterns[name]}))`)
  return { key, pattern: new RegExp(`^${pattern}$`, 'i') }
})

type Stated = Pick<PublicOffering, 'platform' | 'token_type' | 'team' | 'bonus'>

/**
 * Translations of the usual terms among the English texts of an entry and of its changes: its blockchain, the kind of its token, the roles of its team
 * and its bonus. `{ 'First week': '첫 주' }` in Korean; a text that is no usual term is missing, and pages show it as it is.
 */
export function saleTermsOf(
  { platform, token_type: tokenType, team, bonus }: Stated,
  language: Language,
  changes: readonly FieldChange[] = [],
): Record<string, string> {
  if (language === 'en') return {}
  const earlier = changes
    .filter(({ field }) => termFields.has(field))
    .flatMap(({ before, after }) => [...textsIn(before), ...textsIn(after)])
  const stated = [platform, tokenType, ...textsIn([...team.map(({ title }) => title), ...bonus]), ...earlier]
  const found = [...new Set(stated)].flatMap((text: string | null) => {
    const translation = text === null ? undefined : translate(text, language)
    return translation === undefined ? [] : [[text, translation] as const]
  })
  return Object.fromEntries(found)
}

/** A usual term in a language; any other text as it is. */
export function saleTermIn(text: string, language: Language): string {
  return (language === 'en' ? undefined : translate(text, language)) ?? text
}

const termFields: ReadonlySet<string> = new Set<keyof Stated>(['platform', 'token_type', 'team', 'bonus'])

/** All texts in a list of records, also names, which are no terms. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function translate(text: string, language: Language): string | undefined {
  for (const { key, pattern } of terms) {
    const match = pattern.exec(text)
    // The arguments are those of the English text, which has the same ones as every other language.
    if (match !== null) return (wordsFor(language, 'sale-terms') as Words)[key]?.(match.groups ?? {})
  }
  return undefined
}

type Words = Readonly<Record<string, (values: Readonly<Record<string, string>>) => string>>
