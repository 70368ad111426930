import { isRecord } from '../../../../domain/kernel/rows/row-field.ts'
import { isLanguage, type Language } from '../../../../domain/kernel/site/language.ts'
import { differingParts } from '../../../../domain/kernel/text/text-difference.ts'
import { formatMomentIn } from '../../../../domain/kernel/time/language-day.ts'
import type { LabelledField } from '../../../../domain/offerings/fields/fields.ts'
import { internalFields } from '../../../../domain/offerings/fields/page-fields.ts'
import { withoutRepeatedCaps } from '../../../../domain/offerings/history/offering-difference.ts'
import type { WireDetail } from '../../sale/wire.ts'
import { changedValue, isListField, isShown, type ChangedValue, type ValueReading } from './changed-value.ts'

const maxTextLength = 160

export function presentChanges({ changes, ...reading }: { changes: WireDetail['changes'] } & ValueReading) {
  const { language } = reading
  return changes.flatMap(({ changed_at, source, difference }) => {
    const lines = withoutRepeatedCaps(difference)
      .filter(({ field }) => !internalFields.includes(field))
      .map(({ field, before, after }) => ({
        field,
        ...namesOf(field),
        isList: isListField(field),
        ...cutToDifference({
          before: changedValue(field, without(before, after), reading),
          after: changedValue(field, without(after, before), reading),
        }),
      }))
      // A list that has only another order tells nothing.
      .filter((line) => !line.isList || line.before.kind !== 'nothing' || line.after.kind !== 'nothing')
    return lines.length === 0
      ? []
      : [{ at: { at: changed_at, text: formatMomentIn({ at: changed_at, language }) }, source, lines }]
  })
}

/**
 * Splits the name of a field into its label and its language: `desc_ko` is the description in Korean. A field that no longer
 * exists has no label.
 */
function namesOf(field: string): { label?: LabelledField; of?: Language } {
  if (isShown(field)) return { label: field }
  const [, base = '', language] = /^(\w+)_(\w\w)$/.exec(field) ?? []
  return isShown(base) && isLanguage(language) ? { label: base, of: language } : {}
}

/** Cuts the common beginning of two long texts, so that their difference is visible. */
function cutToDifference(change: { before: ChangedValue; after: ChangedValue }): typeof change {
  const parts = differingParts({
    before: textIn(change.before),
    after: textIn(change.after),
    maxLength: maxTextLength,
  })
  return { before: withText(change.before, parts.before), after: withText(change.after, parts.after) }
}

function textIn(value: ChangedValue): string {
  return value.kind === 'text' ? value.text : ''
}

function withText(value: ChangedValue, text: string): ChangedValue {
  return value.kind === 'text' ? { ...value, text } : value
}

/** Removes the parts of a list or record that both versions have: of ten links, only the changed one remains. */
function without(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other)) {
    const others = new Set(other.map((part) => JSON.stringify(part)))
    return value.filter((part) => !others.has(JSON.stringify(part)))
  }
  if (!isRecord(value) || !isRecord(other)) return value
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => other[key] !== part))
}
