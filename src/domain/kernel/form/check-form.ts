import {
  isEmptyValue,
  isSameValue,
  namesOfField,
  type Form,
  type FormField,
  type FormValues,
} from './form.ts'
import { plainFault, type FoundFault } from './plain-value.ts'

export interface FormFault extends FoundFault {
  readonly path: string
}

/**
 * Returns all faults in the order of the form, at most one per path. An empty value is a fault only if the field is
 * required. Values equal to those in `standing`, the stored ones, are not checked: an editor who corrects a slogan is
 * not blocked by an old logo path that today's rules refuse.
 */
export function checkForm(form: Form, values: FormValues, standing: FormValues = {}): FormFault[] {
  const isTouched = (name: string) =>
    !Object.hasOwn(standing, name) || !isSameValue(values[name], standing[name])
  const known = new Set(form.flatMap(namesOfField))
  const unknown = Object.keys(values).filter((name) => !known.has(name))
  return [
    ...form.flatMap((field) => fieldFaults(field, values, isTouched)),
    ...unknown.map((path) => ({ path, code: 'unknown' as const })),
  ]
}

function fieldFaults(
  field: FormField,
  values: FormValues,
  isTouched: (name: string) => boolean,
): FormFault[] {
  const names = namesOfField(field)
  const isMissing = field.required === true && names.every((name) => isEmptyValue(values[name]))
  if (isMissing) return names.some(isTouched) ? [{ path: field.name, code: 'required' }] : []
  return names.filter(isTouched).flatMap((name) => valueFaults(field, values[name], name))
}

function valueFaults(field: FormField, value: unknown, path: string): FormFault[] {
  if (isEmptyValue(value)) return []
  const found = (fault: FoundFault | undefined) => (fault === undefined ? [] : [{ path, ...fault }])
  if (field.kind === 'flag') return found(typeof value === 'boolean' ? undefined : { code: 'invalid' })
  if (field.kind === 'number') return found(numberFault(field, value))
  if (field.kind === 'select')
    return found(field.options.some((option) => option === value) ? undefined : { code: 'choice' })
  if (field.kind === 'choices')
    return elementFaults({ field, value, path }, (element, place) => choiceFaults(field, element, place))
  if (field.kind === 'list')
    return elementFaults({ field, value, path }, (element, place) =>
      valueFaults({ ...limitOf(field), kind: field.of, name: place }, element, place),
    )
  if (field.kind === 'groups')
    return elementFaults({ field, value, path }, (group, place, before) =>
      groupFaults(field, { group, place, before }),
    )
  return found(plainFault(field, value))
}

function limitOf({ limit }: { readonly limit?: number }) {
  return limit === undefined ? {} : { limit }
}

function numberFault(
  { least, most }: Extract<FormField, { kind: 'number' }>,
  value: unknown,
): FoundFault | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return { code: 'number' }
  if (least !== undefined && number < least) return { code: 'least', limit: least }
  return most !== undefined && number > most ? { code: 'most', limit: most } : undefined
}

function choiceFaults(
  field: Extract<FormField, { kind: 'choices' }>,
  element: unknown,
  path: string,
): FormFault[] {
  const { options } = field
  if (options === undefined)
    return valueFaults({ ...limitOf(field), kind: 'text', name: path }, element, path)
  return options.some((option) => option === element) ? [] : [{ path, code: 'choice' }]
}

function elementFaults(
  { field, value, path }: { field: { readonly most: number }; value: unknown; path: string },
  faultsOf: (element: unknown, place: string, before: readonly unknown[]) => FormFault[],
): FormFault[] {
  if (!Array.isArray(value)) return [{ path, code: 'invalid' }]
  if (value.length > field.most) return [{ path, code: 'too_many', limit: field.most }]
  return value.flatMap((element: unknown, index) =>
    isEmptyValue(element) ? [] : faultsOf(element, `${path}.${index}`, value.slice(0, index)),
  )
}

function groupFaults(
  { fields, uniqueField }: Extract<FormField, { kind: 'groups' }>,
  { group, place, before }: { group: unknown; place: string; before: readonly unknown[] },
): FormFault[] {
  if (typeof group !== 'object' || group === null || Array.isArray(group))
    return [{ path: place, code: 'invalid' }]
  const values = group as FormValues
  if (Object.values(values).every(isEmptyValue)) return []
  const faults = checkForm(fields, values).map((fault) => ({ ...fault, path: `${place}.${fault.path}` }))
  const isRepeated =
    uniqueField !== undefined &&
    !isEmptyValue(values[uniqueField]) &&
    before.some((other) => hasSameValue(other, values, uniqueField))
  const path = `${place}.${uniqueField}`
  return isRepeated && faults.every((fault) => fault.path !== path)
    ? [...faults, { path, code: 'repeated' }]
    : faults
}

function hasSameValue(other: unknown, values: FormValues, name: string): boolean {
  return typeof other === 'object' && other !== null && (other as FormValues)[name] === values[name]
}
