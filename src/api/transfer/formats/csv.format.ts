import { CsvError, parse } from 'csv-parse/sync'
import { TransferRefused } from '../transfer-refused.ts'
import type { RowFormat } from './row-format.ts'

/**
 * Values between commas, under a first line with the names of the columns: `time,open` and `3600,1` is
 * `{ time: '3600', open: '1' }`. Names are read in small letters, and columns may stand in any order. A row is a line:
 * that way one that is broken is reported by its number and spoils no other.
 */
export function csvWithHeader({
  columns,
  needed,
}: {
  columns: readonly string[]
  needed: readonly string[]
}): RowFormat {
  return {
    async open({ path, firstLines }) {
      const [header = ''] = await firstLines()
      const names = valuesOf(header)?.map((name) => name.toLowerCase()) ?? []
      if (!needed.every((name) => names.includes(name)))
        throw new TransferRefused(`${path} has no header; its first line is to be ${columns.join(',')}.`)
      const parseLine = (text: string) => {
        const values = valuesOf(text)
        if (values?.length !== names.length) return undefined
        return { row: Object.fromEntries(names.map((name, place) => [name, values[place]])) }
      }
      return {
        parse: parseLine,
        parseQuickly: parseLine,
        isHeader: (text) => text === header,
        fault: 'not_a_row',
      }
    },
  }
}

/** A parser for each line takes five times as long as the split that a line without quotes can do with. */
function valuesOf(line: string): string[] | undefined {
  if (!line.includes('"')) return line.split(',').map((value) => value.trim())
  try {
    // Only a line feed ends a record, and a line has none: what Windows leaves at its end is trimmed.
    return parse(line, { trim: true, record_delimiter: '\n', relax_column_count: true })[0]
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}
