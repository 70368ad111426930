import { checkForm, type FormFault } from '../../kernel/form/check-form.ts'
import { isSameValue, type FormValues } from '../../kernel/form/form.ts'
import type { FormFaultCode } from '../../kernel/form/plain-value.ts'
import type { Issue } from '../../kernel/rows/row-issue.ts'
import type { Offering } from '../fields/offering.ts'
import { readOffering } from '../fields/offering-rules.ts'
import { rowOfValues, valuesOfEntry } from './form-values.ts'
import { newProjectForm, ownerForm, type OwnerField } from './owner-form.ts'

type Read = { readonly offering: Offering } | { readonly faults: readonly FormFault[] }

/**
 * An entry with what its owner says of it. Names that were not sent stay as they stand, and so does all that the form does
 * not have. The result has gone through the rules of an import: nothing gets in by the form that a file could not
 * bring, and what an import only remarks on, such as an end before the start, is told here, where somebody can mend it.
 */
export function readOwnerEntry({
  values: sent,
  entry,
  now,
}: {
  values: FormValues
  entry: Offering
  now: number
}): Read {
  const standing = valuesOfEntry(ownerForm, entry)
  const values = { ...standing, ...sent }
  const faults = checkForm(ownerForm, values, standing)
  if (faults.length > 0) return { faults }
  const row = { ...rowOfValues(ownerForm, values, entry), ...statusRow({ values, standing, entry }) }
  return readRowOf({ form: ownerForm, row, now, known: warningsOf(entry, now) })
}

/** A project that is not listed yet. */
export function readNewProject({ values, now }: { values: FormValues; now: number }): Read {
  const faults = checkForm(newProjectForm, values)
  if (faults.length > 0) return { faults }
  return readRowOf({ form: newProjectForm, row: rowOfValues(newProjectForm, values), now, known: new Set() })
}

const saleNames = ['ico_start', 'ico_end', 'raised_amount', 'target_amount_min']

/**
 * A status that an owner chooses is stated. One that was only assumed is assumed anew when what it was told from has
 * changed: a sale that was thought to be ongoing and is put off has not begun.
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

function readRowOf({
  form,
  row,
  now,
  known,
}: {
  form: readonly OwnerField[]
  row: Readonly<Record<string, unknown>>
  now: number
  known: ReadonlySet<string>
}): Read {
  const reading = readOffering({ row, now })
  if ('errors' in reading) return { faults: reading.errors.map((issue) => faultOf(form, issue)) }
  const news = reading.warnings.filter((issue) => issue.code !== 'assumed' && !known.has(keyOf(issue)))
  return news.length > 0
    ? { faults: news.map((issue) => faultOf(form, issue)) }
    : { offering: reading.content }
}

/** What was remarked on before the owner came need not be mended by who changes something else. */
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
}

/** The id is made of the name or the symbol: where neither has a Latin letter or a digit, the symbol has to. */
function faultOf(form: readonly OwnerField[], { field, code }: Issue): FormFault {
  const [name] = field.split('.', 1)
  const path = form.some((known) => known.name === name) ? field : 'symbol'
  return { path, code: codes[code] ?? 'invalid' }
}
