import { Type } from 'typebox'
import { newProjectForm } from '../../../domain/offerings/owner-form/owner-form.ts'
import { projectReviews } from '../../../domain/offerings/owner-form/project-marks.ts'
import { formValuesSchema } from '../form-schema.ts'
import { Sending } from '../submission-shapes.ts'
import { Nullable } from '../wire.ts'

export const SubmittedProject = Type.Object({
  values: formValuesSchema(newProjectForm, 'Values by field name, as in the form of a new project'),
  confirmed: Type.Optional(
    Nullable(
      Type.Boolean({
        description: 'True: the sender confirms that the project is none of the returned candidates',
      }),
    ),
  ),
  topic: Type.Optional(
    Nullable(
      Type.String({ maxLength: 4_000, description: 'Leave empty: a trap for bots that people do not see' }),
    ),
  ),
  elapsed: Type.Optional(
    Nullable(Type.Number({ description: 'Milliseconds since the form was opened', minimum: 0 })),
  ),
  sending: Sending,
})

export const LikelyProject = Type.Object({
  item_id: Type.String(),
  name: Type.String(),
  symbol: Nullable(Type.String()),
  url: Nullable(Type.String()),
})

export const ProjectSubmission = Type.Object({
  status: Type.Enum(projectReviews, { description: 'Outcome of the review by the operator' }),
  reason: Nullable(
    Type.String({ description: 'Why the operator refused the project, in the words of the operator.' }),
  ),
  item_id: Nullable(
    Type.String({ description: 'Id of the published offering; null unless the project is approved.' }),
  ),
  name: Type.String(),
  submitted_at: Type.String({ description: 'When the project was submitted' }),
  decided_at: Nullable(Type.String({ description: 'When the operator decided; null while waiting' })),
})
