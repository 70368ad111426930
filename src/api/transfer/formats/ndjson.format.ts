import type { RowFormat } from './row-format.ts'

/** TypeScript does not know yet that a reviver is given how a number was written. */
type Parse = (
  text: string,
  reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown

/** A number of JavaScript holds fifteen digits for certain. */
const longNumber = /\d[\d.]{15}/
const exactDigits = 15

/** The same without a care for long numbers, and quicker for it. */
function parseJsonQuickly(text: string): { row: unknown } | undefined {
  return parsed(() => JSON.parse(text))
}

/**
 * The value of a line of JSON, or undefined when it is none. A number too long for JavaScript stays the text it was
 * written as: `{ "sold_tokens": 30000000000000000001 }` gives `'30000000000000000001'`.
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

/** One JSON value a line. */
export const ndjson: RowFormat = {
  open: async () => ({
    parse: parseJson,
    parseQuickly: parseJsonQuickly,
    isHeader: () => false,
    fault: 'not_json',
  }),
}
