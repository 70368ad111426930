export interface LineParser {
  /** The row of a line; undefined if the line is invalid. */
  readonly parse: (text: string) => { readonly row: unknown } | undefined
  /** A faster `parse` that may round long numbers, for finding the id only. */
  readonly parseQuickly: (text: string) => { readonly row: unknown } | undefined
  readonly isHeader: (text: string) => boolean
  readonly fault: 'not_json' | 'not_a_row'
}

export interface RowFormat {
  readonly open: (file: FileStart) => Promise<LineParser>
}

export interface FileStart {
  readonly path: string
  readonly firstLines: () => Promise<readonly string[]>
}
