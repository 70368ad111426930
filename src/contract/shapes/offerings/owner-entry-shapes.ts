import { Type } from 'typebox'
import { languages } from '../../../domain/kernel/site/language.ts'
import { ownerSections } from '../../../domain/offerings/fields/field.ts'
import { ownerForm } from '../../../domain/offerings/owner-form/owner-form.ts'
import { formValuesSchema, FormFieldSchema } from '../form-schema.ts'

const Values = Type.Record(Type.String(), Type.Unknown(), {
  description: 'By the names of the fields; null where nothing is said',
})

const Version = Type.String({
  maxLength: 100,
  description: 'Of the values; it is another one when they are others',
})

const FormParts = {
  sections: Type.Array(Type.Object({ name: Type.Enum(ownerSections), label: Type.String() })),
  fields: Type.Array(FormFieldSchema),
}

export const OwnerEntry = Type.Object({
  item_id: Type.String(),
  version: Version,
  ...FormParts,
  values: Values,
  missing: Type.Object(
    Object.fromEntries(languages.map((language) => [language, Type.Array(Type.String())])) as Record<
      (typeof languages)[number],
      ReturnType<typeof Type.Array<ReturnType<typeof Type.String>>>
    >,
    { description: 'Localised fields that say something, but nothing in the language' },
  ),
})

export const ChangedEntry = Type.Object({
  version: Version,
  values: formValuesSchema(ownerForm, 'What is left out stays as it stands; null empties it'),
})

export const SavedEntry = Type.Object({
  status: Type.Enum(['saved', 'conflict'] as const, {
    description: 'A conflict: somebody was quicker, and nothing was written',
  }),
  version: Version,
  values: Type.Optional(Values),
  differing: Type.Optional(
    Type.Array(Type.String(), { description: 'The names whose values are not those that were sent' }),
  ),
})

export const NewProjectForm = Type.Object(FormParts)
