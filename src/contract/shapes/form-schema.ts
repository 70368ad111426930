import { Type, type TSchema } from 'typebox'
import { namesOfField, type Form, type FormField } from '../../domain/kernel/form/form.ts'
import { Lines, Nullable } from './wire.ts'

/** What is wrong with a value is told by the rules of its form: the schema only bounds what is read. */
const longest = 250_000

/** What may be sent of a form, by the names of its fields; each may be left out. */
export function formValuesSchema(form: Form, description: string) {
  return Type.Object(propertiesOf(form), { additionalProperties: false, description })
}

function propertiesOf(form: Form): Record<string, TSchema> {
  return Object.fromEntries(
    form.flatMap((field) =>
      namesOfField(field).map((name) => [name, Type.Optional(Nullable(valueSchema(field)))]),
    ),
  )
}

function valueSchema(field: FormField): TSchema {
  const { kind } = field
  if (kind === 'flag') return Type.Boolean()
  if (kind === 'number') return Type.Union([Type.Number(), Type.String({ maxLength: 100 })])
  if (kind === 'lines') return Lines({ maxLength: longest })
  if (kind === 'choices' || kind === 'list')
    return Type.Array(Nullable(Type.String({ maxLength: longest })), { maxItems: 1_000 })
  if (kind === 'groups') {
    const group = Type.Object(propertiesOf(field.fields), { additionalProperties: false })
    return Type.Array(group, { maxItems: 1_000 })
  }
  return Type.String({
    maxLength: longest,
    ...(kind === 'select' && { description: `One of ${field.options.join(', ')}` }),
  })
}

const Common = {
  name: Type.String({ description: 'What it is sent under; with a language where there are variants' }),
  kind: Type.String(),
  label: Type.String(),
  required: Type.Boolean(),
  example: Type.Optional(Type.String()),
  variants: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        language: Nullable(Type.String({ description: 'null: whatever language it is in' })),
        label: Type.String(),
      }),
      { description: 'Of a localised field: under which names its texts are sent' },
    ),
  ),
  limit: Type.Optional(Type.Integer({ description: 'Of characters' })),
  most: Type.Optional(Type.Number({ description: 'Of elements, or as a number' })),
  least: Type.Optional(Type.Number()),
  of: Type.Optional(Type.String({ description: 'The kind of the elements of a list' })),
  path: Type.Optional(Type.String({ description: 'What fills the options, with what was typed as `q`' })),
  options: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: Type.String() }))),
  unlike: Type.Optional(Type.String({ description: 'No two groups have the same of this field' })),
}

const PartSchema = Type.Object(Common)

/** A field of a form as data, in the words of the reader. */
export const FormFieldSchema = Type.Object({
  ...Common,
  section: Type.String(),
  fields: Type.Optional(Type.Array(PartSchema, { description: 'Of a group' })),
  group: Type.Optional(
    Type.Object(
      { label: Type.String(), add: Type.String() },
      { description: 'What one of the groups is called, and what adds one' },
    ),
  ),
})
