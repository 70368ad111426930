import type { LineParser } from '../../../api/transfer/formats/row-format.ts'
import type { Issue } from '../../../domain/kernel/rows/row-issue.ts'
import type { Line } from './file-lines.ts'

export type LineIssue = Issue<string>

export type ReadLine =
  | { readonly line: number; readonly row: unknown }
  | { readonly line: number; readonly errors: readonly LineIssue[] }

const gotLimit = 100

export function readLine(parser: LineParser, line: Line): ReadLine {
  const { number } = line
  if ('fault' in line) return { line: number, errors: [{ field: '', code: line.fault, got: '' }] }
  const parsed = parser.parse(line.text)
  if (parsed !== undefined) return { line: number, row: parsed.row }
  return { line: number, errors: [{ field: '', code: parser.fault, got: line.text.slice(0, gotLimit) }] }
}
