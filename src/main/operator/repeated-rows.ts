import type { ContentKind } from './content-kind.ts'
import { IdTally } from './id-tally.ts'
import type { Slice } from './ndjson-lines.ts'
import { parseQuickly } from './parse-row.ts'

interface Pass {
  /** Reads the file from its beginning. */
  readonly slices: () => AsyncIterable<Slice>
  readonly now: number
}

/**
 * Where an id stands on several lines, the line that counts: the last one that can be read. A file is looked through
 * before anything of it is written, for otherwise each import would write the first and then the last of them.
 */
export async function findRepeated<Content>(
  { idOf, read }: ContentKind<Content>,
  { slices, now }: Pass,
): Promise<ReadonlyMap<string, number>> {
  const tally = new IdTally()
  for await (const { row } of rowsOf(slices())) {
    const id = idOf({ row, now })
    if (id !== undefined) tally.add(id)
  }
  const counting = new Map<string, number>()
  const repeats = tally.repeats()
  if (repeats.size === 0) return counting
  for await (const { row, number } of rowsOf(slices())) {
    const id = idOf({ row, now })
    if (id !== undefined && repeats.has(id) && 'id' in read({ row, now })) counting.set(id, number)
  }
  return counting
}

async function* rowsOf(slices: AsyncIterable<Slice>) {
  for await (const { lines } of slices) {
    for (const line of lines) {
      const parsed = 'text' in line ? parseQuickly(line.text) : undefined
      if (parsed !== undefined) yield { row: parsed.row, number: line.number }
    }
  }
}
