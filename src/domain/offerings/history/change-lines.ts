import { isLanguage, type Language } from '../../kernel/site/language.ts'
import { listInLanguage } from '../../kernel/text/notation.ts'
import { truncate } from '../../kernel/text/text.ts'
import { declarationOf, fieldKeys, type FieldKey, type LabelledField } from '../fields/fields.ts'
import { internalFields, shownTypes } from '../fields/page-fields.ts'
import { ownerForm } from '../owner-form/owner-form.ts'
import { isEmpty, partsIn, valueText, type ChangeWords } from './changed-value-text.ts'
import { withoutRepeatedCaps, type FieldChange } from './offering-difference.ts'

/** The fields whose changes are reported, in the order of the form of owners. */
export const reportedFields: readonly LabelledField[] = [
  ...new Set([...ownerForm.map(({ name }) => name), ...fieldKeys]),
].filter(isLabelled)

interface Writing {
  readonly language: Language
  readonly words: ChangeWords
}

const maxListLength = 400

/**
 * Describes a change of an entry in a few lines of text, one for each field: `終了：2026/04/21 → 2026/04/28`,
 * `支払い通貨：BTCを追加`. Fields that no longer exist are counted in a last line.
 */
export function changeLines({
  difference,
  ...writing
}: { difference: readonly FieldChange[] } & Writing): string[] {
  const seen = withoutRepeatedCaps(difference).filter(({ field }) => !internalFields.includes(field))
  const changesOf = Map.groupBy(seen, ({ field }) => labelOf(field))
  const lines = reportedFields.flatMap((field) => lineOf(field, changesOf.get(field) ?? [], writing) ?? [])
  const count = changesOf.get(undefined)?.length ?? 0
  if (count === 0) return lines
  const { changes } = writing.words
  return lines.length === 0 ? [changes.othersAlone({ count })] : [...lines, changes.others({ count })]
}

/** The field to name for a change: a translation, such as `desc_ko`, belongs to the field that it translates. */
function labelOf(field: string): LabelledField | undefined {
  const [, base = '', language] = /^(\w+)_(\w\w)$/.exec(field) ?? []
  return [field, ...(isLanguage(language) ? [base] : [])].find(isLabelled)
}

function isLabelled(field: string): field is LabelledField {
  return Object.hasOwn(shownTypes, field)
}

function lineOf(
  field: LabelledField,
  changes: readonly FieldChange[],
  { language, words }: Writing,
): string | undefined {
  const [change] = changes
  if (change === undefined) return undefined
  const termIn = (value: FieldChange['before']) =>
    (field === 'platform' || field === 'token_type') && typeof value === 'string' ? words.term(value) : value
  const [before, after] = [termIn(change.before), termIn(change.after)]
  const name = words.fields[field]()
  const { type, translations, change: kind } = declarationOf(field satisfies FieldKey)
  const writing = { type, language, words }
  if (translations !== undefined || type === 'image' || type === 'lines') return updated(changes, name, words)
  const [old, now] = [partsIn(before, writing), partsIn(after, writing)]
  if (old !== undefined && now !== undefined) {
    const list = (parts: readonly string[]) =>
      truncate(listInLanguage({ names: parts, language }), maxListLength)
    const added = now.filter((part) => !old.includes(part))
    const removed = old.filter((part) => !now.includes(part))
    if (added.length + removed.length === 0) return words.changes.updated({ field: name })
    if (removed.length === 0) return words.changes.added({ field: name, added: list(added) })
    if (added.length === 0) return words.changes.removed({ field: name, removed: list(removed) })
    return words.changes.exchanged({ field: name, added: list(added), removed: list(removed) })
  }
  const isTerm = kind !== undefined || type === 'flag' || type === 'switch'
  const texts = { before: valueText(before, writing), after: valueText(after, writing) }
  if (!isTerm && isEmpty(before)) return words.changes.added({ field: name, added: texts.after })
  if (!isTerm && isEmpty(after)) return words.changes.removed({ field: name, removed: texts.before })
  return words.changes.line({ field: name, ...texts })
}

/** Long texts and pictures are not quoted. */
function updated(changes: readonly FieldChange[], field: string, { changes: words }: ChangeWords): string {
  if (changes.every(({ before }) => isEmpty(before))) return words.addedNew({ field })
  if (changes.every(({ after }) => isEmpty(after))) return words.removedWhole({ field })
  return words.updated({ field })
}
