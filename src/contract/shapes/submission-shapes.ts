import { Type, type TSchema } from 'typebox'
import { Nullable } from './wire.ts'

/** The reply to a submission for review; `which` describes the candidates for a duplicate. */
export function submissionReply<Candidate extends TSchema>(candidate: Candidate, which: string) {
  return Type.Object({
    status: Type.Enum(['waiting', 'likely_duplicate'] as const, {
      description:
        'waiting: the submission was stored and waits for review; likely_duplicate: nothing was stored, send it again with `confirmed` if it is none of the candidates.',
    }),
    candidates: Type.Array(candidate, { description: which }),
    token: Nullable(
      Type.String({
        description:
          'Secret with which the sender sees the state of the submission; null when nothing was stored. The server cannot show it a second time.',
      }),
    ),
    link: Nullable(
      Type.String({
        description:
          'Address of the page that shows the state of the submission; null when nothing was stored.',
      }),
    ),
  })
}

/** A field of submissions for review. */
export const Sending = Type.Optional(
  Nullable(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'Id of one press of the button, chosen by the sender: the same submission with the same id is stored once and gets the same token.',
    }),
  ),
)

export const SubmissionToken = Type.Object({
  token: Type.String({ maxLength: 100, description: 'The token from the response to the submission' }),
})
