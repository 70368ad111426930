import { Type } from 'typebox'
import { newProjectForm } from '../../../domain/offerings/owner-form/owner-form.ts'
import { projectReviews } from '../../../domain/offerings/owner-form/project-marks.ts'
import { formValuesSchema } from '../form-schema.ts'
import { Nullable } from '../wire.ts'

export const SubmittedProject = Type.Object({
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
})

export const LikelyProject = Type.Object({
  item_id: Type.String(),
  name: Type.String(),
  symbol: Nullable(Type.String()),
  url: Nullable(Type.String()),
})

export const ProjectSubmission = Type.Object({
  status: Type.Enum(projectReviews),
  reason: Nullable(Type.String({ description: 'Of a refusal, in the words of the reviewer.' })),
  item_id: Nullable(Type.String({ description: 'The entry, once it is approved.' })),
  name: Type.String(),
  submitted_at: Type.String(),
  decided_at: Nullable(Type.String()),
})
