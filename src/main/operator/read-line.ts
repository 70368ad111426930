import type { ContentKind, RowIssue } from './content-kind.ts'
import type { Line } from './ndjson-lines.ts'
import { parseRow } from './parse-row.ts'

/** What is to be saved, with the line it stood on. */
export interface Row<Content> {
  readonly line: number
  readonly content: Content
}

export type LineReading<Content> =
  | { readonly content: Content; readonly warnings: readonly RowIssue[]; readonly bytes: number }
  | { readonly errors: readonly RowIssue[] }
  | { readonly repeated: { readonly id: string; readonly counting: number } }

const gotLimit = 100

/** `repeated` has the line that counts for each id that stands on several. */
export function readLine<Content>(
  { read, parse = parseRow }: ContentKind<Content>,
  { line, now, repeated }: { line: Line; now: number; repeated: ReadonlyMap<string, number> },
): LineReading<Content> {
  if ('fault' in line) return { errors: [{ field: '', code: line.fault, got: '' }] }
  const { number, text, bytes } = line
  const parsed = parse(text)
  const fault = parse === parseRow ? 'not_json' : 'not_a_row'
  if (parsed === undefined) return { errors: [{ field: '', code: fault, got: text.slice(0, gotLimit) }] }
  const reading = read({ row: parsed.row, now })
  if ('errors' in reading) return reading
  const { id, content, warnings } = reading
  const counting = repeated.get(id) ?? number
  return counting === number ? { content, warnings, bytes } : { repeated: { id, counting } }
}
