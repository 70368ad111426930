import { languageCustoms } from '../../kernel/site/language-customs.ts'
import type { Language } from '../../kernel/site/language.ts'

/**
 * What the entry of a sale says about taking part from the country where most readers of a language live.
 *
 * - `refused`: the project names the country among those that may not take part.
 * - `notListed`: it names other countries, and not this one.
 * - `notStated`: it names no country.
 *
 * None of them is a yes: a list may be incomplete, and the law of the country may forbid what the project allows. Texts must say so.
 * Worked example: a sale that names the US and China is `refused` to readers of Chinese and English and `notListed` to readers of
 * Japanese and Korean.
 */
export type Participation = 'refused' | 'notListed' | 'notStated'

interface Restrictions {
  /** The stated countries by their code or name, as `countryCode` reads them. */
  readonly areas: readonly string[]
  /** Closed to residents of the United States, which may be stated without a list. */
  readonly notUs: boolean
}

export function participationOf(
  { areas, notUs }: Restrictions,
  { language, countryCode }: { language: Language; countryCode: (stated: string) => string | undefined },
): Participation {
  const { country } = languageCustoms[language]
  if (areas.some((area) => countryCode(area) === country) || (notUs && country === 'US')) return 'refused'
  return areas.length === 0 && !notUs ? 'notStated' : 'notListed'
}
