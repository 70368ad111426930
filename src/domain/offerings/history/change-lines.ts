import { dayAt } from '../../kernel/time/instant.ts'
import type { Language } from '../../kernel/site/language.ts'
import { formatAmount, formatCount } from '../../kernel/numbers/number-format.ts'
import { truncate } from '../../kernel/text/text.ts'
import { changeWords, toldFields, type ToldField } from './change-words.ts'
import { inwardFields, type FieldChange } from './offering-difference.ts'

const longest = 80

/**
 * A change of an entry in a few lines of text: what decides about taking part with its old and new value, then how
 * much else. `終了：2026-04-21 → 2026-04-28`, `ほかに2項目が変わりました。` Days are those of UTC, as a text has no reader.
 */
export function changeLines({
  difference,
  language,
}: {
  difference: readonly FieldChange[]
  language: Language
}): string[] {
  const words = changeWords[language]
  const seen = difference.filter(({ field }) => !inwardFields.has(field))
  const told = toldFields.flatMap((field) => {
    const change = seen.find((candidate) => candidate.field === field)
    if (change === undefined) return []
    const before = valueText({ field, value: change.before, language })
    const after = valueText({ field, value: change.after, language })
    return [words.line({ field: words.fields[field], before, after })]
  })
  const others = seen.length - told.length
  return others === 0 ? told : [...told, words.others(others)]
}

function valueText({
  field,
  value,
  language,
}: {
  field: ToldField
  value: FieldChange['before']
  language: Language
}): string {
  const words = changeWords[language]
  if (field === 'status' && typeof value === 'number') return words.statuses[value] ?? words.unknown
  if (typeof value === 'object' && value !== null && 'usd' in value && typeof value['usd'] === 'string')
    return `$${formatCount({ value: value['usd'], language })}`
  if (typeof value !== 'string' || value === '') return words.unknown
  if (field === 'ico_start' || field === 'ico_end') return dayAt({ at: value, timeZone: 'UTC' }) ?? value
  if (field === 'sold_tokens' || field === 'token_for_sale') return formatAmount({ value, language })
  return truncate(value, longest)
}
