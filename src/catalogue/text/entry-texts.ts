/** The searchable texts of an offering. Other names, topics and excerpts are in all languages, in any order. */
export interface EntryTexts {
  name: string
  otherNames?: readonly string[] | undefined
  symbol?: string | undefined
  /** The kind of the sale, such as STO. */
  kind?: string | undefined
  slogan?: string | undefined
  /** What the project is about, such as the names of its industries. They rank as the slogan does. */
  topics?: readonly string[] | undefined
  excerpts: readonly string[]
}
