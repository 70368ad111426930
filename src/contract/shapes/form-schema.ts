import { Type, type TSchema } from 'typebox'
import { namesOfField, type Form, type FormField } from '../../domain/kernel/form/form.ts'
import { Lines, Nullable } from './wire.ts'

/** The schema only bounds the size of a text: the rules of the form report errors. */
const maxTextLength = 250_000

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
  if (kind === 'lines') return Lines({ maxLength: maxTextLength })
  if (kind === 'choices' || kind === 'list')
    return Type.Array(Nullable(Type.String({ maxLength: maxTextLength })), { maxItems: 1_000 })
  if (kind === 'groups') {
    const group = Type.Object(propertiesOf(field.fields), { additionalProperties: false })
    return Type.Array(group, { maxItems: 1_000 })
  }
  return Type.String({
    maxLength: maxTextLength,
    ...(kind === 'select' && { description: `One of ${field.options.join(', ')}` }),
  })
}

const Common = {
  name: Type.String({
    description:
      'Name under which the value is sent; a localised field has a name for each language in `variants`',
  }),
  kind: Type.String({ description: 'Kind of the control, such as text, number, select or list' }),
  label: Type.String({ description: 'Label in the language of the host' }),
  required: Type.Boolean(),
  example: Type.Optional(Type.String({ description: 'Example of a value, to show as a placeholder' })),
  variants: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        language: Nullable(
          Type.String({
            description: 'Language of the text; null for the original text, whatever its language',
          }),
        ),
        label: Type.String(),
      }),
      { description: 'The names of a localised field, one for each language' },
    ),
  ),
  translationsOptional: Type.Optional(
    Type.Boolean({ description: 'Whether an empty variant is usual and never reported as missing' }),
  ),
  limit: Type.Optional(Type.Integer({ description: 'Maximum number of characters' })),
  most: Type.Optional(
    Type.Number({ description: 'Maximum number of elements of a list, or maximum of a number' }),
  ),
  least: Type.Optional(Type.Number({ description: 'Minimum of a number' })),
  of: Type.Optional(Type.String({ description: 'Kind of the elements of a list' })),
  path: Type.Optional(
    Type.String({
      description: 'Path of the operation that returns suggestions; it takes the typed text as `q`',
    }),
  ),
  options: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: Type.String() }))),
  unlike: Type.Optional(
    Type.String({ description: 'Name of the field whose value must differ in each group' }),
  ),
}

const PartSchema = Type.Object(Common)

export const FormFieldSchema = Type.Object({
  ...Common,
  section: Type.String({ description: 'Name of the section of the form to which the field belongs' }),
  fields: Type.Optional(
    Type.Array(PartSchema, { description: 'Fields of one group, when `kind` is groups' }),
  ),
  group: Type.Optional(
    Type.Object(
      { label: Type.String(), add: Type.String() },
      { description: 'Label of one group, and label of the button that adds a group' },
    ),
  ),
})
