import type { Database } from '../../../api/database/database.ts'
import type { AnyKind, ContentRows } from '../../../api/transfer/content-kind.ts'
import type { LineParser } from '../../../api/transfer/formats/row-format.ts'
import { readSlices } from './file-lines.ts'

const maxFirstLines = 1_000
/** Longer lines are skipped while the format of a file is detected, for which a header and a few rows are enough. */
const maxFirstLineBytes = 10_000

export interface OpenFile {
  readonly parser: LineParser
  readonly content: ContentRows<unknown>
}

export async function openFile(
  kind: AnyKind,
  { path, coin, database }: { path: string; coin: string | undefined; database: Database },
): Promise<OpenFile> {
  const firstLines = () => readFirstLines(path)
  const parser = await kind.format.open({ path, firstLines })
  if (!('ofFile' in kind)) return { parser, content: kind }
  const firstRows = async () => {
    const lines = (await firstLines()).filter((line) => !parser.isHeader(line))
    return lines.flatMap((line) => parser.parse(line)?.row ?? [])
  }
  return { parser, content: await kind.ofFile({ path, coin, firstRows }, database) }
}

async function readFirstLines(path: string): Promise<string[]> {
  const found: string[] = []
  for await (const { lines } of readSlices({ path, longest: maxFirstLineBytes })) {
    for (const line of lines) if ('text' in line) found.push(line.text)
    if (found.length >= maxFirstLines) break
  }
  return found.slice(0, maxFirstLines)
}
