import type { Queries } from '../../../api/database/database.ts'
import type { ContentRows } from '../../../api/transfer/content-kind.ts'
import type { Row } from '../../../domain/kernel/rows/row-field.ts'

/** The id of a row: the one that it states, or the one that it gets by its other fields; undefined if it has neither. */
export function idOfRow(rows: ContentRows<unknown>, { row, now }: { row: unknown; now: number }) {
  const stated = rows.idOfRow?.(row)
  if (stated !== undefined) return stated
  const reading = rows.read({ row, now })
  return 'content' in reading ? rows.idOf(reading.content) : undefined
}

/** The exported rows of stored entries by their ids. */
export async function findStoredRows(
  rows: ContentRows<unknown>,
  { ids, lock }: { ids: readonly string[]; lock: boolean },
  queries: Queries,
): Promise<ReadonlyMap<string, Row>> {
  if (rows.storedRows === undefined || ids.length === 0) return new Map()
  const stored = await rows.storedRows({ ids, lock }, queries)
  return new Map(stored.map((row) => [rows.idOfRow?.(row) ?? '', row]))
}
