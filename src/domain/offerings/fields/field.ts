import type { FieldTypeName, RowFormat } from './field-types.ts'

export const ownerSections = ['project', 'texts', 'sale', 'terms', 'people', 'links', 'contact'] as const
export type OwnerSection = (typeof ownerSections)[number]

/** What a follower chooses to hear of. */
export type ChangeKind = 'dates' | 'amounts' | 'status' | 'others'

/** Everything there is to say about one field of an offering. */
export interface FieldDeclaration {
  /** What it holds: says how it is read, typed, drawn in the form and written on the page (`field-types.ts`). */
  readonly type: FieldTypeName
  /**
   * Who gets it. `list`: lists and the page of the offering. `index`: filters and the page, but no list shows it.
   * `page`: the page only. `private`: no reader. The column `cell` of the database holds the first two.
   */
  readonly in: 'list' | 'index' | 'page' | 'private'
  /** The most characters of a text. */
  readonly limit?: number
  /** Beside the field there is one for each language: where nobody has translated it, it is null, or left out. */
  readonly translations?: 'null' | 'absent'
  /** Other names for it in rows of an import; its own name counts first. */
  readonly aliases?: readonly string[]
  /** It is not read by its type but by a rule of `own-rules.ts`: it follows from other fields, or is written in several ways. */
  readonly ownRule?: true
  /** The owner may change it. */
  readonly form?: {
    readonly section: OwnerSection
    /** The field of the same section that it follows; without one, its place is that in the table. */
    readonly after?: string
    readonly required?: true
    readonly example?: string
    /** The form calls it otherwise than the page, by its word in `server/owner-form`. */
    readonly ownLabel?: true
  }
  /** It is a row of the key facts on the page. */
  readonly row?: {
    /** The row that it follows; without one, its place is that in the table. */
    readonly after?: string
    /** Where it is not written as its type is. */
    readonly as?: RowFormat
    /** Where the row is not called what the field is: a key of the words of the page. */
    readonly label?: string
  }
  /**
   * What a change of it is about; otherwise `others`. An `inward` change is how the site keeps its books: it is in the
   * history, and no reader is shown it. An `unlisted` one is not in the history.
   */
  readonly change?: ChangeKind | 'inward' | 'unlisted'
  /** RSS and mails write out its old and its new value, because it decides about taking part. */
  readonly reported?: true
  /** Its description in the API. */
  readonly about?: string
}
