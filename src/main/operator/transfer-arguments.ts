import { contentKinds, contentNames, type ContentName } from './content-kinds.ts'
import { refuseMore } from './parse-words.ts'
import { quoted, WrongArguments } from './wrong-arguments.ts'

export type TransferCommand =
  | {
      readonly name: 'import'
      readonly content: ContentName
      readonly path: string
      readonly dryRun: boolean
      /** Of candles alone: the id of the coin. */
      readonly coin?: string | undefined
    }
  | { readonly name: 'export'; readonly content: ContentName; readonly path: string | undefined }

export const transferUsage = `  npm run site -- import <content> FILE.ndjson [--dry-run]
      Brings rows in, one JSON object a line. Rows that are equal to what stands are left alone, rows that
      cannot be read are listed by line and left out. With --dry-run nothing is written.
  npm run site -- import candles FILE.csv [--coin ID] [--dry-run]
      The same for a CSV file with the columns time (seconds since 1970), open, high, low, close, volume. Without
      --coin the coin is told by the symbol at the end of the file's name: candles-BTC.csv.
  npm run site -- export <content> [FILE]
      Writes all rows as NDJSON, ordered by id, to FILE, or to the standard output (then with npm run --silent).
      It imports back as it was.`

/** Of what follows `import` or `export`. */
export function readTransferArguments(
  name: 'import' | 'export',
  [content, path, ...more]: readonly string[],
  { coin, 'dry-run': dryRun = false }: { coin?: string | undefined; 'dry-run'?: boolean | undefined },
): TransferCommand {
  const known = contentNames.find((candidate) => candidate === content)
  if (content === undefined) throw new WrongArguments(`Say what to ${name}.`)
  if (known === undefined) throw new WrongArguments(`There is no content ${quoted(content)}.`)
  refuseMore(more)
  const kind = contentKinds[known]
  if (coin !== undefined && (name === 'export' || !('isOfOneCoin' in kind && kind.isOfOneCoin)))
    throw new WrongArguments('--coin goes with import candles alone.')
  if (name === 'export') {
    if (!('exportTo' in kind)) throw new WrongArguments(`${capitalised(known)} are not exported.`)
    if (dryRun) throw new WrongArguments('An export changes nothing: it has no --dry-run.')
    return { name, content: known, path }
  }
  if (path === undefined) throw new WrongArguments('Say which file to import.')
  return { name, content: known, path, dryRun, ...(coin !== undefined && { coin }) }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
