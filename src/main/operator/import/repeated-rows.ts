import type { Line, Slice } from './file-lines.ts'
import { IdTally } from './id-tally.ts'
import type { OpenFile } from './open-file.ts'

interface Pass {
  readonly slices: () => AsyncIterable<Slice>
  readonly now: number
}

/**
 * Maps each id that is on several lines to the last of its lines that can be read, the one to import. The whole file is
 * read for this before any row is stored; otherwise each import would store the first row and then change it to the last.
 */
export async function findRepeated(
  { parser, content: rows }: OpenFile,
  { slices, now }: Pass,
): Promise<ReadonlyMap<string, number>> {
  const rowIn = (text: string) => (parser.isHeader(text) ? undefined : parser.parseQuickly(text))
  const readId = (row: unknown) => {
    const reading = rows.read({ row, now })
    return 'content' in reading ? rows.idOf(reading.content) : undefined
  }
  const idIn = (text: string) => {
    const plain = rows.idInText?.(text)
    if (plain !== undefined) return plain
    const parsed = rowIn(text)
    return parsed && (rows.idOfRow?.(parsed.row) ?? readId(parsed.row))
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
    for (const { text, number } of withText(lines)) {
      const id = idIn(text)
      const parsed = id !== undefined && repeats.has(id) ? rowIn(text) : undefined
      if (id !== undefined && parsed && readId(parsed.row) !== undefined) counting.set(id, number)
    }
  }
  return counting
}

function withText(lines: readonly Line[]) {
  return lines.filter((line) => 'text' in line)
}
