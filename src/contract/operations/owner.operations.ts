import { Type } from 'typebox'
import { languages } from '../../domain/kernel/site/language.ts'
import { newProjectForm, ownerForm, ownerSections } from '../../domain/offerings/owner-form/owner-form.ts'
import { projectReviews } from '../../domain/offerings/owner-form/project-marks.ts'
import { formValuesSchema, FormFieldSchema } from './form-schema.ts'
import { operation } from './operation.ts'
import { Nullable } from './wire.ts'

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

export const ownerOperations = {
  getOwnerEntry: operation({
    method: 'GET',
    path: '/api/owner/',
    area: 'owner',
    summary: 'The entry that a key is for, as a form',
    authorized: true,
    reply: Type.Object({
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
    }),
    problems: ['owner_key_invalid'],
    perMinute: 120,
  }),
  saveOwnerEntry: operation({
    method: 'POST',
    path: '/api/owner/',
    area: 'owner',
    summary: 'Change the entry that a key is for; it is live at once, and in its change history',
    authorized: true,
    body: Type.Object({
      version: Version,
      values: formValuesSchema(ownerForm, 'What is left out stays as it stands; null empties it'),
    }),
    reply: Type.Object({
      status: Type.Enum(['saved', 'conflict'] as const, {
        description: 'A conflict: somebody was quicker, and nothing was written',
      }),
      version: Version,
      values: Type.Optional(Values),
      differing: Type.Optional(
        Type.Array(Type.String(), { description: 'The names whose values are not those that were sent' }),
      ),
    }),
    problems: ['owner_key_invalid'],
    perMinute: 60,
  }),
  getOwnerForm: operation({
    method: 'GET',
    path: '/api/owner/form',
    area: 'owner',
    summary: 'The form of a project that is not listed yet',
    reply: Type.Object(FormParts),
    perMinute: 120,
    cacheSeconds: 300,
  }),
  submitProject: operation({
    method: 'POST',
    path: '/api/owner/submissions',
    area: 'owner',
    summary: 'Submit a project; it waits for review, and its sender gets a link to follow it',
    body: Type.Object({
      values: formValuesSchema(newProjectForm, 'As the form of a new project has them'),
      confirmed: Type.Optional(
        Nullable(
          Type.Boolean({ description: 'It is none of the projects that were answered as likely the same' }),
        ),
      ),
      topic: Type.Optional(
        Nullable(Type.String({ maxLength: 4_000, description: 'To be left empty: people do not see it' })),
      ),
      elapsed: Type.Optional(
        Nullable(Type.Number({ description: 'Milliseconds since the form was opened', minimum: 0 })),
      ),
    }),
    reply: Type.Object({
      status: Type.Enum(['waiting', 'likely_duplicate'] as const, {
        description: 'Likely a duplicate, nothing was stored: send it again with `confirmed` if it is not.',
      }),
      candidates: Type.Array(
        Type.Object({
          item_id: Type.String(),
          name: Type.String(),
          symbol: Nullable(Type.String()),
          url: Nullable(Type.String()),
        }),
        { description: 'Which projects it is likely the same as.' },
      ),
      token: Nullable(Type.String({ description: 'Opens the submission; nobody can find it out again.' })),
      link: Nullable(Type.String({ description: 'The page that tells how it stands.' })),
    }),
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getProjectSubmission: operation({
    method: 'GET',
    path: '/api/owner/submissions',
    area: 'owner',
    summary: 'How a submitted project stands',
    query: Type.Object({ token: Type.String({ maxLength: 100, description: 'As it was answered' }) }),
    reply: Type.Object({
      status: Type.Enum(projectReviews),
      reason: Nullable(Type.String({ description: 'Of a refusal, in the words of the reviewer.' })),
      item_id: Nullable(Type.String({ description: 'The entry, once it is approved.' })),
      name: Type.String(),
      submitted_at: Type.String(),
      decided_at: Nullable(Type.String()),
    }),
    problems: ['submission_not_found'],
    perMinute: 120,
  }),
}
