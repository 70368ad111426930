import type { RowFormat } from './row-format.ts'

/**
 * The type of `JSON.parse` with the third argument of its reviver, which contains the source text of a number. The types of
 * TypeScript lack that argument.
 */
type Parse = (
  text: string,
  reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown

/** Finds numbers with sixteen or more digits. JavaScript numbers are exact only up to fifteen. */
const longNumber = /\d[\d.]{15}/
const exactDigits = 15

/** Like `parseJson`, but faster, because numbers with many digits may be rounded. */
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
