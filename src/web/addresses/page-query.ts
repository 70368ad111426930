/** What a route reads of the query, and how that is written shortest. */
export interface PageQuery {
  readonly names: readonly string[]
  readonly write: (query: URLSearchParams) => Iterable<readonly [string, string]>
}

/** What the page judges itself. */
export const asWritten = (name: string): PageQuery => ({
  names: [name],
  write(query) {
    const text = query.get(name)
    return text === null ? [] : [[name, text]]
  },
})
