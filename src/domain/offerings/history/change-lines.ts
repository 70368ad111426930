import { formatAmount, formatCount } from '../../kernel/numbers/number-format.ts'
import type { Language } from '../../kernel/site/language.ts'
import { truncate } from '../../kernel/text/text.ts'
import { readDay } from '../../kernel/time/calendar-day.ts'
import { momentInUtc } from '../../kernel/time/date-format.ts'
import { declarationOf, fieldKeys, type FieldsWith } from '../fields/fields.ts'
import { internalFields } from '../fields/page-fields.ts'
import { ownerForm } from '../owner-form/owner-form.ts'
import { statuses, statusFacts, unknownOutcome, type StatusName } from '../sale/status.ts'
import type { FieldChange } from './offering-difference.ts'

type ReportedField = FieldsWith<{ reported: true }>

export const reportedFields = [...new Set([...ownerForm.map(({ name }) => name), ...fieldKeys])].filter(
  isReported,
)

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

const maxValueLength = 80

/**
 * Describes a change of an entry in a few lines of text: one line with old and new value for each reported field, then the
 * number of other changed fields. `終了：2026-04-21 → 2026-04-28`, `ほかに2項目が変わりました。` Moments are in UTC and marked so, because
 * the time zone of the reader of a mail or a feed is unknown.
 */
export function changeLines({
  difference,
  ...writing
}: { difference: readonly FieldChange[] } & Writing): string[] {
  const { words } = writing
  const seen = difference.filter(({ field }) => !internalFields.includes(field))
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
  return truncate(value, maxValueLength)
}

function isReported(name: string): name is ReportedField {
  return fieldKeys.some((key) => key === name && declarationOf(key).reported === true)
}

function whenText(value: string): string {
  return readDay(value) === undefined ? (momentInUtc(value) ?? value) : value
}

function statusText(value: FieldChange['before'], words: ChangeWords): string {
  if (value === unknownOutcome) return words.outcomeUnknown()
  const status = statuses.find((known) => known === value)
  return status === undefined ? words.unknown() : words[statusFacts[status].name]()
}
