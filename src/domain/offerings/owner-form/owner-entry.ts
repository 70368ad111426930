import { checkForm, type FormFault } from '../../kernel/form/check-form.ts'
import { isEmptyValue, isSameValue, type FormValues } from '../../kernel/form/form.ts'
import type { FormFaultCode } from '../../kernel/form/plain-value.ts'
import type { Issue } from '../../kernel/rows/row-issue.ts'
import { localised } from '../../kernel/text/text.ts'
import { readOffering } from '../fields/offering-rules.ts'
import type { Offering } from '../fields/offering.ts'
import { rowOfValues, valuesOfEntry } from './form-values.ts'
import { newProjectForm, ownerForm, type OwnerField } from './owner-form.ts'

type EntryReading = { readonly offering: Offering } | { readonly faults: readonly FormFault[] }

/**
 * Applies the values that an owner has sent to an entry. Missing values and fields outside of the form stay unchanged. The
 * result goes through the rules of an import, so that the form accepts nothing that an import would refuse. Warnings of an
 * import, such as an end before the start, are errors here, because the owner can correct them.
 */
export function readOwnerEntry({
  values: sent,
  entry,
  now,
}: {
  values: FormValues
  entry: Offering
  now: number
}): EntryReading {
  const standing = valuesOfEntry(ownerForm, entry)
  const values = { ...standing, ...sent }
  const faults = checkForm(ownerForm, values, standing)
  if (faults.length > 0) return { faults }
  const row = {
    ...named(rowOfValues(ownerForm, values, entry)),
    ...statusRow({ values, standing, entry }),
    // An owner vouches for the whole entry, so it is no longer demo content.
    is_demo: false,
  }
  return readEntryRow({ form: ownerForm, row, now, known: warningsOf(entry, now) })
}

export function readNewProject({ values, now }: { values: FormValues; now: number }): EntryReading {
  const faults = checkForm(newProjectForm, values)
  if (faults.length > 0) return { faults }
  return readEntryRow({
    form: newProjectForm,
    row: named(rowOfValues(newProjectForm, values)),
    now,
    known: new Set(),
  })
}

type Row = Readonly<Record<string, unknown>>

/** A project that states its name in some languages only is called by the English one elsewhere, or else by the first one. */
function named(row: Row): Row {
  return isEmptyValue(row['name']) ? { ...row, name: localised(row, 'name', 'en') } : row
}

const saleNames = ['ico_start', 'ico_end', 'raised_amount', 'target_amount_min']

/**
 * A status that the owner chooses is no longer assumed. An assumed status is derived again when the dates or amounts change:
 * a sale that was assumed to be ongoing and is postponed becomes pre-open.
 */
function statusRow({
  values,
  standing,
  entry,
}: {
  values: FormValues
  standing: FormValues
  entry: Offering
}): object {
  const isChosen = !isSameValue(values['status'], standing['status'])
  if (isChosen) return { status_assumed: false }
  const isMoved = saleNames.some((name) => !isSameValue(values[name], standing[name]))
  return entry.status_assumed && isMoved ? { status: undefined, status_assumed: undefined } : {}
}

function readEntryRow({
  form,
  row,
  now,
  known,
}: {
  form: readonly OwnerField[]
  row: Row
  now: number
  known: ReadonlySet<string>
}): EntryReading {
  const reading = readOffering({ row, now })
  if ('errors' in reading) return { faults: reading.errors.map((issue) => faultOf(form, issue)) }
  const news = reading.warnings.filter((issue) => issue.code !== 'assumed' && !known.has(keyOf(issue)))
  return news.length > 0
    ? { faults: news.map((issue) => faultOf(form, issue)) }
    : { offering: reading.content }
}

/** Warnings that the stored entry already has; an owner who changes something else need not fix them. */
function warningsOf(entry: Offering, now: number): ReadonlySet<string> {
  const reading = readOffering({ row: entry, now })
  return new Set('errors' in reading ? [] : reading.warnings.map(keyOf))
}

function keyOf({ field, code, got }: Issue): string {
  return `${field} ${code} ${got}`
}

const codes: Partial<Record<Issue['code'], FormFaultCode>> = {
  required: 'required',
  not_a_url: 'url',
  not_an_image: 'image',
  not_a_video: 'video',
  not_a_date: 'date',
  not_an_amount: 'amount',
  not_an_email: 'email',
  end_before_start: 'end_before_start',
  minimum_above_maximum: 'minimum_above_maximum',
  unknown_coin: 'symbol',
  not_a_coin: 'coin',
}

/** Maps an issue of the import to an error of the form. An issue of the id is shown at the symbol, from which an id can be made. */
function faultOf(form: readonly OwnerField[], { field, code }: Issue): FormFault {
  const [name] = field.split('.', 1)
  const path = form.some((known) => known.name === name) ? field : 'symbol'
  return { path, code: codes[code] ?? 'invalid' }
}
