import type { Database } from '../../../api/database/database.ts'
import type { Line, Slice } from './file-lines.ts'
import { IdTally } from './id-tally.ts'
import type { OpenFile } from './open-file.ts'
import { findStoredRows, idOfRow } from './stored-rows.ts'

interface Pass {
  readonly slices: () => AsyncIterable<Slice>
  readonly now: number
  readonly database: Database
}

/**
 * Maps each id that is on several lines to the last of its lines that can be read, the one to import. The whole file is
 * read for this before any row is stored; otherwise each import would store the first row and then change it to the last.
 */
export async function findRepeated(
  { parser, content: rows }: OpenFile,
  { slices, now, database }: Pass,
): Promise<ReadonlyMap<string, number>> {
  const rowIn = (text: string) => (parser.isHeader(text) ? undefined : parser.parseQuickly(text))
  const idIn = (text: string) => {
    const plain = rows.idInText?.(text)
    if (plain !== undefined) return plain
    const parsed = rowIn(text)
    return parsed && idOfRow(rows, { row: parsed.row, now })
  }
  const tally = new IdTally()
  for await (const { lines } of slices()) {
    for (const { text } of withText(lines)) {
      const id = idIn(text)
      if (id !== undefined) tally.add(id)
    }
  }
  const counting = new Map<string, number>()
  const repeats = tally.repeats()
  if (repeats.size === 0) return counting
  for await (const { lines } of slices()) {
    const found = withText(lines).flatMap(({ text, number }) => {
      const id = idIn(text)
      return id !== undefined && repeats.has(id) ? [{ id, text, number }] : []
    })
    const ids = [...new Set(found.map(({ id }) => id))]
    const stored = await findStoredRows(rows, { ids, lock: false }, database)
    for (const { id, text, number } of found) {
      const reading = rows.read({ row: rowIn(text)?.row, now, stored: stored.get(id) })
      if ('content' in reading) counting.set(id, number)
    }
  }
  return counting
}

function withText(lines: readonly Line[]) {
  return lines.filter((line) => 'text' in line)
}
