import type { FieldTypeName, RowFormat } from './field-types.ts'

export const ownerSections = ['project', 'texts', 'sale', 'terms', 'people', 'links', 'contact'] as const
export type OwnerSection = (typeof ownerSections)[number]

export type ChangeKind = 'dates' | 'amounts' | 'status' | 'others'

export interface FieldDeclaration {
  readonly type: FieldTypeName
  /**
   * Where the field is available. `list`: in lists and on the page of the offering. `index`: for filters and on the page, but
   * not in lists. `page`: only on the page. `private`: nowhere in public. The database column `cell` holds the first two.
   */
  readonly in: 'list' | 'index' | 'page' | 'private'
  readonly limit?: number
  /** The field has a translation for each language; a missing translation is null or absent. */
  readonly translations?: 'null' | 'absent'
  /** Other names of the field in imported rows; the name of the field takes precedence. */
  readonly aliases?: readonly string[]
  /** `own-rules.ts` parses the field instead of its type, because it depends on other fields or comes in several notations. */
  readonly ownRule?: true
  readonly form?: {
    readonly section: OwnerSection
    /** The field of the same section to place it after. Default: the order of the table. */
    readonly after?: string
    readonly required?: true
    /** The form never says that a translation is missing: a project called Alebrije is so in every language. */
    readonly translationsOptional?: true
    readonly example?: string
    /** The form has a label different from that of the page, in the dictionary `server/owner-form`. */
    readonly ownLabel?: true
  }
  readonly row?: {
    readonly after?: string
    readonly as?: RowFormat
    readonly label?: string
  }
  /**
   * The kind of a change of this field; default: `others`. An `internal` change is stored in the history, but not shown to
   * readers. An `unlisted` change is not stored in the history at all.
   */
  readonly change?: ChangeKind | 'internal' | 'unlisted'
  readonly about?: string
}
