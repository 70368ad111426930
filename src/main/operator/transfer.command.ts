import { flag, optional, type Field } from './command/field.ts'
import { verb } from './command/verb.ts'
import { quoted, WrongArguments } from './command/wrong-arguments.ts'
import { contentKinds, contentNames, type ContentName } from './content-kinds.ts'

export const importCommand = verb({
  help: `Imports rows of one kind from a file: ${contentNames.join(', ')}.
The file has a row on each line, as a JSON object. A row changes the fields that it states: a missing field keeps its value,
null empties it. docs/row-formats.md has the fields of each kind. Rows that cannot be read are listed by line and left out. --dry-run lists the differences by row and field
and writes nothing. Of many differences and warnings the first are listed; --all lists all of them. A file of candles is CSV
with the columns time (seconds since 1970), open, high, low, close, volume. --coin says of which coin they are; without it
the symbol at the end of the file name does, as in candles-BTC.csv.`,
  id: kindAndFile({ verb: 'import', label: 'KIND FILE', isFileRequired: true }),
  options: { coin: optional('ID'), 'dry-run': flag, all: flag },
  check({ id, coin }) {
    const kind = contentKinds[id.content]
    if (coin !== undefined && !('isOfOneCoin' in kind && kind.isOfOneCoin))
      throw new WrongArguments('Only "import candles" takes --coin.')
  },
  run: async ({ id: { content, path = '' }, coin, 'dry-run': dryRun, all: listsAll }, deps) =>
    (await import('./run-transfer.ts')).runImport({ content, path, coin, dryRun, listsAll }, deps),
})

export const exportCommand = verb({
  help: `Exports all rows of a kind, one JSON object on each line, ordered by id, to the file. Without a file, or with the file -,
they go to the standard output. Type npm run --silent then, or npm adds lines of its own. --only exports one entry; the id
of a page stands for all its languages, "terms ja" for one. import reads the file unchanged. Candles are not exported.`,
  id: kindAndFile({ verb: 'export', label: 'KIND [FILE]', isFileRequired: false }),
  options: { only: optional('ID') },
  check({ id: { content } }) {
    if (!('exportTo' in contentKinds[content])) throw new WrongArguments('Candles are not exported.')
  },
  run: async ({ id: { content, path }, only: id }, deps) =>
    (await import('./run-transfer.ts')).runExport({ content, path, id }, deps),
})

interface KindAndFile {
  readonly content: ContentName
  readonly path: string | undefined
}

function kindAndFile({
  verb: name,
  label,
  isFileRequired,
}: {
  verb: string
  label: string
  isFileRequired: boolean
}): Field<KindAndFile> {
  return {
    label,
    form: 'required',
    read([word, path, extra]) {
      const content = contentNames.find((known) => known === word)
      if (word === undefined) throw new WrongArguments(`Say what to ${name}.`)
      if (content === undefined) throw new WrongArguments(`There is no kind of content ${quoted(word)}.`)
      if (extra !== undefined) throw new WrongArguments(`${quoted(extra)} is one word too many.`)
      if (isFileRequired && path === undefined) throw new WrongArguments(`Say which file to ${name}.`)
      return { content, path }
    },
  }
}
