/** Reads the lines of one file. */
export interface LineParser {
  /** The row of a line; undefined if the line is invalid. */
  readonly parse: (text: string) => { readonly row: unknown } | undefined
  /** A faster `read` that may round long numbers, for finding the id only. */
  readonly parseQuickly: (text: string) => { readonly row: unknown } | undefined
  /** True for lines that are not rows, such as a header. */
  readonly isHeader: (text: string) => boolean
  /** The error message for an invalid line. */
  readonly fault: 'not_json' | 'not_a_row'
}

/** A text format with one row per line. */
export interface RowFormat {
  /** Reads the beginning of a file, such as the header of a CSV. */
  readonly open: (file: FileStart) => Promise<LineParser>
}

export interface FileStart {
  readonly path: string
  readonly firstLines: () => Promise<readonly string[]>
}
