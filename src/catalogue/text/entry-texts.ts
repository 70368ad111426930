/** The searchable texts of an offering. Excerpts are in all languages, in any order. */
export interface EntryTexts {
  name: string
  symbol?: string | undefined
  slogan?: string | undefined
  excerpts: readonly string[]
}
