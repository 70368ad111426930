import { setImmediate as pause } from 'node:timers/promises'
import type { Database, Queries } from '../../../api/database/database.ts'
import type { ContentRows, RowChange, SaveCounts } from '../../../api/transfer/content-kind.ts'
import { RowsRefused } from '../../../api/transfer/rows-refused.ts'
import type { Row } from '../../../domain/kernel/rows/row-field.ts'
import type { LineIssue, ReadLine } from './read-line.ts'
import { describeDifference } from './row-difference.ts'
import { findStoredRows, idOfRow } from './stored-rows.ts'

interface BatchOptions {
  readonly dryRun: boolean
  readonly now: Date
  readonly database: Database
  /** For each id that is on several lines: the line that is imported. */
  readonly repeated: ReadonlyMap<string, number>
}

export type LineOutcome =
  | { readonly line: number; readonly errors: readonly LineIssue[] }
  | { readonly line: number; readonly repeated: { readonly id: string; readonly counting: number } }
  | AcceptedLine

export interface AcceptedLine {
  readonly line: number
  readonly id: string
  readonly warnings: readonly LineIssue[]
  /** What a dry run would change: the fields of the entry, each described in a line. */
  readonly change?: { readonly isNew: boolean; readonly fields: readonly string[] }
}

export interface BatchOutcome {
  readonly lines: readonly LineOutcome[]
  readonly saved: SaveCounts
}

const nothingSaved: SaveCounts = { added: 0, changed: 0, unchanged: 0 }
const rowsBetweenPauses = 5

/**
 * Reads and stores a batch of rows. If one of their values is refused, each row is stored by itself, so that only the refused rows
 * are left out.
 */
export async function saveBatch(
  rows: ContentRows<unknown>,
  batch: readonly ReadLine[],
  options: BatchOptions,
): Promise<BatchOutcome> {
  try {
    return await saveLines(rows, batch, options)
  } catch (error) {
    if (refusal(error) === undefined) throw error
  }
  const outcomes: BatchOutcome[] = []
  for (const line of batch) outcomes.push(await saveLine(rows, line, options))
  return {
    lines: outcomes.flatMap(({ lines }) => lines),
    saved: outcomes.map(({ saved }) => saved).reduce(sumOf, nothingSaved),
  }
}

async function saveLine(
  rows: ContentRows<unknown>,
  line: ReadLine,
  options: BatchOptions,
): Promise<BatchOutcome> {
  try {
    return await saveLines(rows, [line], options)
  } catch (error) {
    const errors = refusal(error)
    if (errors === undefined) throw error
    return { lines: [{ line: line.line, errors }], saved: nothingSaved }
  }
}

export function sumOf(one: SaveCounts, other: SaveCounts): SaveCounts {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
  }
}

/** A row is read in the transaction that stores it, so that no field that it does not state can change in between. */
async function saveLines(
  rows: ContentRows<unknown>,
  batch: readonly ReadLine[],
  options: BatchOptions,
): Promise<BatchOutcome> {
  const { dryRun, now, database } = options
  const work = async (queries: Queries): Promise<BatchOutcome> => {
    const { lines, contents } = await readBatch(rows, batch, options, queries)
    if (contents.length === 0) return { lines, saved: nothingSaved }
    if (!dryRun) return { lines, saved: await rows.save({ contents, now, dryRun }, queries) }
    const changes = new Map<string, RowChange>()
    const onChange = (change: RowChange) => changes.set(change.id, change)
    const saved = await rows.save({ contents, now, dryRun, onChange }, queries)
    return { lines: lines.map((line, place) => withChange(line, { input: batch[place], changes })), saved }
  }
  return dryRun ? work(database) : database.transaction(work, { deadline: 'long' })
}

function withChange(
  outcome: LineOutcome,
  { input, changes }: { input: ReadLine | undefined; changes: ReadonlyMap<string, RowChange> },
): LineOutcome {
  const change = 'id' in outcome ? changes.get(outcome.id) : undefined
  if (change === undefined) return outcome
  const row = input && 'row' in input ? input.row : undefined
  const isNew = change.before === undefined
  return { ...outcome, change: { isNew, fields: isNew ? [] : describeDifference(row, change) } }
}

async function readBatch(
  rows: ContentRows<unknown>,
  batch: readonly ReadLine[],
  { dryRun, now, repeated }: BatchOptions,
  queries: Queries,
) {
  const time = now.getTime()
  const named = batch.map((line) => ({
    ...line,
    id: 'row' in line ? idOfRow(rows, { row: line.row, now: time }) : undefined,
  }))
  const ids = named.map(({ id }) => id).filter((id) => id !== undefined)
  const stored = await findStoredRows(rows, { ids, lock: !dryRun }, queries)
  const contents: unknown[] = []
  const lines: LineOutcome[] = []
  for (const [place, input] of named.entries()) {
    // Reading pauses, so that pages and other batches get their share of the event loop.
    if (place % rowsBetweenPauses === 0) await pause()
    const { line, id = '' } = input
    if ('errors' in input) {
      lines.push({ line, errors: input.errors })
      continue
    }
    const counting = repeated.get(id) ?? line
    const read = (before?: Row) => rows.read({ row: input.row, now: time, stored: before })
    const withStored = read(stored.get(id))
    // A line after the one that counts could not be read before the import, so what the import has stored must not complete it.
    const reading = counting < line && 'content' in withStored ? read() : withStored
    if ('errors' in reading) lines.push({ line, errors: reading.errors })
    else if (counting !== line) lines.push({ line, repeated: { id, counting } })
    else {
      contents.push(reading.content)
      lines.push({ line, id: rows.idOf(reading.content), warnings: reading.warnings })
    }
  }
  return { lines, contents }
}

function refusal(error: unknown): readonly LineIssue[] | undefined {
  if (error instanceof RowsRefused) return error.issues
  const got = databaseRefusal(error)
  return got === undefined ? undefined : [{ field: '', code: 'refused_by_database', got }]
}

/**
 * PostgreSQL's reason for refusing a value of a row: errors of class 22 (data) or 23 (constraints). Undefined for any other
 * error, which the row has not caused.
 */
function databaseRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)))) return undefined
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message
}
