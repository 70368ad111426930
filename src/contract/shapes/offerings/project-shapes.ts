import { Type } from 'typebox'
import { newProjectForm } from '../../../domain/offerings/owner-form/owner-form.ts'
import { formValuesSchema } from '../form-schema.ts'
import { Correction, Sending, SubmissionStanding } from '../submission-shapes.ts'
import { Nullable } from '../wire.ts'

const Confirmed = {
  confirmed: Type.Optional(
    Nullable(
      Type.Boolean({
        description: 'True: the sender confirms that the project is none of the returned candidates',
      }),
    ),
  ),
}

const SentZone = {
  zone: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 100,
        description:
          'Time zone of the device, such as Asia/Tokyo: the page of the submission shows times in it',
      }),
    ),
  ),
}

export const SubmittedProject = Type.Object({
  values: formValuesSchema(newProjectForm, 'Values by field name, as in the form of a new project'),
  ...Confirmed,
  ...SentZone,
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

export const CorrectedProject = Type.Object({
  ...Correction,
  values: formValuesSchema(
    newProjectForm,
    'Values by field name; a value that is left out is removed, and the mail address stays as it was submitted, whatever is sent',
  ),
  ...Confirmed,
  ...SentZone,
})

export const ProjectSubmission = Type.Object({
  ...SubmissionStanding,
  item_id: Nullable(
    Type.String({ description: 'Id of the published offering; null unless the project is approved.' }),
  ),
  name: Type.String(),
  values: Type.Record(Type.String(), Type.Unknown(), {
    description: 'What was submitted, by field name, without the mail address',
  }),
})
