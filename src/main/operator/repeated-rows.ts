import type { ContentKind, ParseLine } from './content-kind.ts'
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
  { idOf, read, parse = parseQuickly, isHeader }: ContentKind<Content>,
  { slices, now }: Pass,
): Promise<ReadonlyMap<string, number>> {
  const lines = { parse, isHeader }
  const tally = new IdTally()
  for await (const { row } of rowsOf(slices(), lines)) {
    const id = idOf({ row, now })
    if (id !== undefined) tally.add(id)
  }
  const counting = new Map<string, number>()
  const repeats = tally.repeats()
  if (repeats.size === 0) return counting
  for await (const { row, number } of rowsOf(slices(), lines)) {
    const id = idOf({ row, now })
    if (id !== undefined && repeats.has(id) && 'id' in read({ row, now })) counting.set(id, number)
  }
  return counting
}

async function* rowsOf(
  slices: AsyncIterable<Slice>,
  { parse, isHeader }: { parse: ParseLine; isHeader: ((text: string) => boolean) | undefined },
) {
  for await (const { lines } of slices) {
    for (const line of lines) {
      if (!('text' in line) || isHeader?.(line.text) === true) continue
      const parsed = parse(line.text)
      if (parsed !== undefined) yield { row: parsed.row, number: line.number }
    }
  }
}
