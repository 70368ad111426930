import { Type, type TOptional, type TSchema, type TString } from 'typebox'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { localisedKeys, type LocalisedKey } from '../../../domain/kernel/text/text.ts'
import type { FieldTypeName } from '../../../domain/offerings/fields/field-types.ts'
import type { FieldDeclaration } from '../../../domain/offerings/fields/field.ts'
import {
  declarationOf,
  fieldKeys,
  type fields,
  type FieldKey,
  type FieldsWith,
} from '../../../domain/offerings/fields/fields.ts'
import { Nullable } from '../wire.ts'

type Described = { readonly description?: string }

const text = (described: Described) => Nullable(Type.String(described))
const flag = (described: Described) => Nullable(Type.Boolean(described))
const texts = () => Type.Array(Type.String())
const decimal = ({ description = 'An amount' }: Described) =>
  Nullable(
    Type.String({
      description: `${description}: a decimal as a string, because it may be too large for a number of JSON.`,
    }),
  )

const schemaOfType = {
  id: () => Type.String(),
  moment: () => Type.String({ format: 'date-time' }),
  name: () => Type.String(),
  line: text,
  lines: text,
  cap: text,
  country: text,
  url: text,
  coin: text,
  image: text,
  video: text,
  email: text,
  kind: text,
  date: ({ description = 'A date' }: Described) =>
    Nullable(
      Type.String({
        description: `${description}: a day (yyyy-MM-dd) or a date and time with its UTC offset.`,
      }),
    ),
  usd: (described: Described) => Type.Object({ usd: decimal(described) }),
  tokens: decimal,
  flag,
  switch: (described: Described) => Type.Boolean(described),
  status: (described: Described) => Type.Integer({ minimum: 0, maximum: 3, ...described }),
  industries: texts,
  coins: texts,
  areas: texts,
  attributes: () =>
    Type.Object(
      {
        BONUS: Type.Boolean(),
        FOUNDER_INFO_AVAIL: Type.Boolean(),
        NEW_CHAIN: Type.Boolean(),
        CODE_AVAIL: Type.Boolean(),
      },
      {
        description:
          'Features of the sale: it has a bonus, names its founders, has a blockchain of its own, publishes its source code.',
      },
    ),
  team: () =>
    Type.Array(
      Type.Object({
        avatar: text({}),
        name: Type.String(),
        title: text({}),
        socials: texts(),
      }),
    ),
  urls: () => Type.Record(Type.String(), Type.String()),
  bonus: () => Type.Array(Type.Object({ time: Type.String(), value: Type.String() })),
} satisfies Record<FieldTypeName, (described: Described) => TSchema>

type SchemaOf<Key extends FieldKey> = ReturnType<(typeof schemaOfType)[(typeof fields)[Key]['type']]>

type Schemas<Key extends FieldKey> = { [Name in Key]: SchemaOf<Name> } & {
  [Name in LocalisedKey<Key & FieldsWith<{ translations: 'null' }>>]: ReturnType<typeof text>
} & { [Name in `${Key & FieldsWith<{ translations: 'absent' }>}_${Language}`]: TOptional<TString> }

export function fieldSchemas<Level extends FieldDeclaration['in']>(
  levels: readonly Level[],
): Schemas<FieldsWith<{ in: Level }>> {
  const keys = fieldKeys.filter((key) => levels.some((level) => level === declarationOf(key).in))
  return Object.fromEntries(keys.flatMap(propertiesOf)) as unknown as Schemas<FieldsWith<{ in: Level }>>
}

function propertiesOf(key: FieldKey): (readonly [string, TSchema])[] {
  const { type, about, translations } = declarationOf(key)
  const schema = schemaOfType[type](about === undefined ? {} : { description: about })
  if (translations === undefined) return [[key, schema]]
  const translation = translations === 'absent' ? Type.Optional(Type.String()) : schema
  return localisedKeys(key).map((name) => [name, name === key ? schema : translation])
}
