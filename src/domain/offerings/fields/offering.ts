import type { Language } from '../../kernel/site/language.ts'
import type { LocalisedKey } from '../../kernel/text/text.ts'
import type { ValueOfType } from './field-types.ts'
import type { FieldKey, fields, FieldsWith } from './fields.ts'

type Value<Key extends FieldKey> = ValueOfType<(typeof fields)[Key]['type']>

type NullWhereUntranslated = FieldsWith<{ translations: 'null' }>
type AbsentWhereUntranslated = FieldsWith<{ translations: 'absent' }>

export type NamesOf<Key extends FieldKey> =
  | Key
  | LocalisedKey<Key & NullWhereUntranslated>
  | `${Key & AbsentWhereUntranslated}_${Language}`

/** An entry with all fields of `fields.ts`; null means unknown. */
export type Offering = { [Key in FieldKey]: Value<Key> } & {
  [Name in LocalisedKey<NullWhereUntranslated>]: string | null
} & { [Name in `${AbsentWhereUntranslated}_${Language}`]?: string }

export type PublicOffering = Omit<Offering, NamesOf<FieldsWith<{ in: 'private' }>>>

/** The fields of an entry that lists and the search hold in memory; the other fields are loaded with its page. */
export type ListedOffering = Pick<Offering, NamesOf<FieldsWith<{ in: 'list' | 'index' }>>>
