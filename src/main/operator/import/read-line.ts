import type { Issue } from '../../../domain/kernel/rows/row-issue.ts'
import type { Line } from './file-lines.ts'
import type { OpenFile } from './open-file.ts'

export type LineIssue = Issue<string>

export interface ReadLine {
  readonly line: number
  readonly content: unknown
}

export type LineReading =
  | { readonly content: unknown; readonly warnings: readonly LineIssue[]; readonly bytes: number }
  | { readonly errors: readonly LineIssue[] }
  | { readonly repeated: { readonly id: string; readonly counting: number } }

const gotLimit = 100

/** `repeated` maps each id that is on several lines to the line that is imported. */
export function readLine(
  { parser, content: rows }: OpenFile,
  { line, now, repeated }: { line: Line; now: number; repeated: ReadonlyMap<string, number> },
): LineReading {
  if ('fault' in line) return { errors: [{ field: '', code: line.fault, got: '' }] }
  const { number, text, bytes } = line
  const parsed = parser.parse(text)
  if (parsed === undefined)
    return { errors: [{ field: '', code: parser.fault, got: text.slice(0, gotLimit) }] }
  const reading = rows.read({ row: parsed.row, now })
  if ('errors' in reading) return reading
  const { content, warnings } = reading
  const id = rows.idOf(content)
  const counting = repeated.get(id) ?? number
  return counting === number ? { content, warnings, bytes } : { repeated: { id, counting } }
}
