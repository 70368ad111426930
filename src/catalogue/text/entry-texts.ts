/** The searchable texts of an offering. Other names and excerpts are in all languages, in any order. */
export interface EntryTexts {
  name: string
  otherNames?: readonly string[] | undefined
  symbol?: string | undefined
  slogan?: string | undefined
  excerpts: readonly string[]
}
