/** What the lines of one file say. */
export interface LineParser {
  /** The row of a line; undefined when it has none that can be read. */
  readonly parse: (text: string) => { readonly row: unknown } | undefined
  /** The same without a care for numbers too long for JavaScript, where only the id is looked for. */
  readonly parseQuickly: (text: string) => { readonly row: unknown } | undefined
  /** A line that is no row, such as the names of columns. */
  readonly isHeader: (text: string) => boolean
  /** What is said of a line that cannot be read. */
  readonly fault: 'not_json' | 'not_a_row'
}

/** A way to write rows as text, a row a line. */
export interface RowFormat {
  /** Looks at the beginning of the file, where the format has something to learn from it. */
  readonly open: (file: FileStart) => Promise<LineParser>
}

export interface FileStart {
  readonly path: string
  readonly firstLines: () => Promise<readonly string[]>
}
