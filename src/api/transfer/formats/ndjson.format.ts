import type { RowFormat } from './row-format.ts'

/** TypeScript does not yet have the third argument of a reviver, which contains the source text of a number. */
type Parse = (
  text: string,
  reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown

/** JavaScript numbers are exact up to fifteen digits. */
const longNumber = /\d[\d.]{15}/
const exactDigits = 15

/** Like `parseJson`, but faster and without exact long numbers. */
function parseJsonQuickly(text: string): { row: unknown } | undefined {
  return parsed(() => JSON.parse(text))
}

/**
 * Parses a line of JSON; undefined if it is invalid. A number with too many digits for JavaScript becomes a text:
 * `{ "sold_tokens": 30000000000000000001 }` gives `'30000000000000000001'`.
 */
function parseJson(text: string): { row: unknown } | undefined {
  if (!longNumber.test(text)) return parseJsonQuickly(text)
  const parse = JSON.parse as Parse
  return parsed(() =>
    parse(text, (_key, value, { source = '' }) =>
      typeof value === 'number' && source.length > exactDigits ? source : value,
    ),
  )
}

function parsed(parse: () => unknown): { row: unknown } | undefined {
  try {
    return { row: parse() }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export const ndjson: RowFormat = {
  open: async () => ({
    parse: parseJson,
    parseQuickly: parseJsonQuickly,
    isHeader: () => false,
    fault: 'not_json',
  }),
}
