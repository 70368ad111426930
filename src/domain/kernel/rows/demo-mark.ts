import { refuse, type RowFields } from './row-field.ts'

/**
 * Whether a row says of itself that it is demo content. The demo loader says so of each of its rows, and so does an export of
 * them. A row that does not say so, such as one of an operator's own file, replaces a demo row and its mark.
 */
export function readDemoMark(fields: RowFields): boolean {
  const field = fields('is_demo')
  const { value = false } = field
  return typeof value === 'boolean' ? value : (refuse(field, 'not_a_flag') ?? false)
}
