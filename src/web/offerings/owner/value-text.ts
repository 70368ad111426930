import { isEmptyValue } from '../../../domain/kernel/form/form.ts'
import { isRecord } from '../../../domain/kernel/rows/row-field.ts'
import { namesOf, type ShownField } from '../../form/fields/shown-form.ts'

export function valueText(fields: readonly ShownField[], name: string, value: unknown): string {
  const field = fields.find((one) => namesOf(one).includes(name))
  const labels = new Map(field?.options?.map((option) => [option.value, option.label]))
  return written(value, labels)
}

function written(value: unknown, labels: ReadonlyMap<string, string>): string {
  if (isEmptyValue(value)) return ''
  if (Array.isArray(value)) return value.map((one: unknown) => written(one, labels)).join('\n')
  if (isRecord(value))
    return Object.values(value)
      .filter((part) => !isEmptyValue(part))
      .map((part) => written(part, labels))
      .join(' · ')
  const text = typeof value === 'boolean' ? (value ? '✓' : '✗') : String(value)
  return labels.get(text) ?? text
}
