import type { Language } from '../../kernel/site/language.ts'
import type { LocalisedKey } from '../../kernel/text/text.ts'
import type { ValueOfType } from './field-types.ts'
import type { FieldKey, fields, FieldsWith } from './fields.ts'

type Value<Key extends FieldKey> = ValueOfType<(typeof fields)[Key]['type']>

type NullWhereUntranslated = FieldsWith<{ translations: 'null' }>
type AbsentWhereUntranslated = FieldsWith<{ translations: 'absent' }>

/** The names that a field has in an entry: its own, and one for each language where it has translations. */
export type NamesOf<Key extends FieldKey> =
  | Key
  | LocalisedKey<Key & NullWhereUntranslated>
  | `${Key & AbsentWhereUntranslated}_${Language}`

/** An entry with all that is known of it, as `fields.ts` declares it; null is unknown. */
export type Offering = { [Key in FieldKey]: Value<Key> } & {
  [Name in LocalisedKey<NullWhereUntranslated>]: string | null
} & { [Name in `${AbsentWhereUntranslated}_${Language}`]?: string }

/** What readers are shown. */
export type PublicOffering = Omit<Offering, NamesOf<FieldsWith<{ in: 'private' }>>>

/** What lists and the search know of an entry; the rest is read with its page. */
export type ListedOffering = Pick<Offering, NamesOf<FieldsWith<{ in: 'list' | 'index' }>>>
