import { Type } from 'typebox'
import { languages } from '../../../domain/kernel/site/language.ts'
import { ownerSections } from '../../../domain/offerings/fields/field.ts'
import { ownerForm } from '../../../domain/offerings/owner-form/owner-form.ts'
import { formValuesSchema, FormFieldSchema } from '../form-schema.ts'

const Values = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Values by field name; null for an empty field',
})

const Version = Type.String({
  maxLength: 100,
  description:
    'Hash of the stored values, which changes with every value; a save sends back the one that the form was read with',
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
    { description: 'For each language, the names of the fields that have a text but no translation into it' },
  ),
})

export const SaveEntryRequest = Type.Object({
  version: Version,
  values: formValuesSchema(
    ownerForm,
    'Values by field name; a field that is left out keeps its value, null empties it',
  ),
})

export const SaveEntryResult = Type.Object({
  status: Type.Enum(['saved', 'conflict'] as const, {
    description:
      'saved; or conflict: somebody else has changed the entry since `version`, and nothing was saved',
  }),
  version: Version,
  values: Type.Optional(Values),
  differing: Type.Optional(
    Type.Array(Type.String(), {
      description: 'After a conflict: names of the fields whose stored values differ from the sent ones',
    }),
  ),
})

export const NewProjectForm = Type.Object(FormParts)
