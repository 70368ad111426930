import { readDay } from '../../kernel/time/calendar-day.ts'
import { momentInUtc } from '../../kernel/time/date-format.ts'
import type { Language } from '../../kernel/site/language.ts'
import { formatAmount, formatCount } from '../../kernel/numbers/number-format.ts'
import { truncate } from '../../kernel/text/text.ts'
import { statuses, statusFacts, unknownOutcome, type StatusName } from '../sale/status.ts'
import { declarationOf, fieldKeys, type FieldsWith } from '../fields/fields.ts'
import { inwardFields } from '../fields/page-fields.ts'
import { ownerForm } from '../owner-form/owner-form.ts'
import type { FieldChange } from './offering-difference.ts'

type ReportedField = FieldsWith<{ reported: true }>

/** Fields whose change is written out with its old and new value, in the order of the form. */
export const reportedFields = [...new Set([...ownerForm.map(({ name }) => name), ...fieldKeys])].filter(
  isReported,
)

/** The names of fields and statuses, and the two sentences, in the language of the text. */
type ChangeWords = Readonly<
  Record<ReportedField | StatusName | 'unknown' | 'outcomeUnknown', () => string>
> & {
  readonly line: (values: { field: string; before: string; after: string }) => string
  readonly others: (values: { count: number }) => string
}

interface Writing {
  readonly language: Language
  readonly words: ChangeWords
}

const longest = 80

/**
 * A change of an entry in a few lines of text: what decides about taking part with its old and new value, then how
 * much else. `終了：2026-04-21 → 2026-04-28`, `ほかに2項目が変わりました。` A moment is told in UTC and says so, as a text has no reader whose zone it could be in.
 */
export function changeLines({
  difference,
  ...writing
}: { difference: readonly FieldChange[] } & Writing): string[] {
  const { words } = writing
  const seen = difference.filter(({ field }) => !inwardFields.includes(field))
  const reported = reportedFields.flatMap((field) => {
    const change = seen.find((candidate) => candidate.field === field)
    if (change === undefined) return []
    const before = valueText({ field, value: change.before, ...writing })
    const after = valueText({ field, value: change.after, ...writing })
    return [words.line({ field: words[field](), before, after })]
  })
  const others = seen.length - reported.length
  return others === 0 ? reported : [...reported, words.others({ count: others })]
}

function valueText({
  field,
  value,
  language,
  words,
}: { field: ReportedField; value: FieldChange['before'] } & Writing): string {
  const { type } = declarationOf(field)
  if (type === 'status') return statusText(value, words)
  if (typeof value === 'object' && value !== null && 'usd' in value && typeof value['usd'] === 'string')
    return `$${formatCount({ value: value['usd'], language })}`
  if (typeof value !== 'string' || value === '') return words.unknown()
  if (type === 'date') return whenText(value)
  if (type === 'tokens') return formatAmount({ value, language })
  return truncate(value, longest)
}

function isReported(name: string): name is ReportedField {
  return fieldKeys.some((key) => key === name && declarationOf(key).reported === true)
}

/** A plain day is that day everywhere. */
function whenText(value: string): string {
  return readDay(value) === undefined ? (momentInUtc(value) ?? value) : value
}

function statusText(value: FieldChange['before'], words: ChangeWords): string {
  if (value === unknownOutcome) return words.outcomeUnknown()
  const status = statuses.find((known) => known === value)
  return status === undefined ? words.unknown() : words[statusFacts[status].name]()
}
