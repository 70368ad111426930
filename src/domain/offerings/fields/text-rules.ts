import type { RowFields } from '../../kernel/rows/row-field.ts'
import { readLine, readLines } from '../../kernel/rows/row-text.ts'
import { languages, type Language } from '../../kernel/site/language.ts'
import { offeringLimits } from './offering-limits.ts'
import { textKeys, type Offering } from './offering.ts'

export function readTexts(fields: RowFields): Pick<Offering, (typeof textKeys)[number]> {
  const texts = textKeys.map((key) => {
    const limit = key.startsWith('desc') ? offeringLimits.desc : offeringLimits.excerpt
    return [key, readLines(fields(key), limit)] as const
  })
  // One pair for each key, by the line above.
  return Object.fromEntries(texts) as Pick<Offering, (typeof textKeys)[number]>
}

/** `slogan_ja` and its kin, where they are given. */
export function readTranslatedSlogans(fields: RowFields): Pick<Offering, `slogan_${Language}`> {
  const slogans = languages.flatMap((language) => {
    const slogan = readLine(fields(`slogan_${language}`), offeringLimits.slogan)
    return slogan === null ? [] : [[`slogan_${language}`, slogan] as const]
  })
  return Object.fromEntries(slogans)
}
