import { parseJson, parseJsonQuickly } from './parse-json.ts'
import type { RowFormat } from './row-format.ts'

/** One JSON value a line. */
export const ndjson: RowFormat = {
  open: async () => ({
    parse: parseJson,
    parseQuickly: parseJsonQuickly,
    isHeader: () => false,
    fault: 'not_json',
  }),
}
