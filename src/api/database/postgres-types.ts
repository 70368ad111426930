import pg from 'pg'

/** Types that pg knows by number only, although its own typing lists the single values alone. */
const parsers: { getTypeParser: (oid: number) => (text: string) => unknown } = pg.types
const textArray = 1009
const dateArray = 1182
const numericArray = 1231

/** Days stay as they are written, and so do arrays of them and of numeric: pg would make local midnights and floats. */
export const typesAsText = new pg.TypeOverrides()
typesAsText.setTypeParser(pg.types.builtins.DATE, (value) => value)
for (const array of [dateArray, numericArray]) {
  typesAsText.setTypeParser(array, parsers.getTypeParser(textArray))
}
