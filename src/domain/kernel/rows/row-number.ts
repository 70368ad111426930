import { refuse, type RowField } from './row-field.ts'

export function readNumber(field: RowField): number | null {
  const { value } = field
  if (value === undefined) return null
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : refuse(field, 'not_a_number')
}

/** Reads a number that must be zero or positive. */
export function readPositive(field: RowField): number | null {
  const number = readNumber(field)
  return number !== null && number < 0 ? refuse(field, 'not_an_amount') : number
}
