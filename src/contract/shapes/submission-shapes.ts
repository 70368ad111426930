import { Type, type TSchema } from 'typebox'
import { Nullable } from './wire.ts'

/** The reply to a submission for review; `which` describes the candidates for a duplicate. */
export function submissionReply<Candidate extends TSchema>(candidate: Candidate, which: string) {
  return Type.Object({
    status: Type.Enum(['waiting', 'likely_duplicate'] as const, {
      description:
        'likely_duplicate: nothing was stored; send the submission again with `confirmed` if it is not a duplicate.',
    }),
    candidates: Type.Array(candidate, { description: which }),
    token: Nullable(
      Type.String({
        description: 'Secret that opens the submission; the server cannot show it a second time.',
      }),
    ),
    link: Nullable(Type.String({ description: 'Page that shows the state of the submission.' })),
  })
}

export const SubmissionToken = Type.Object({
  token: Type.String({ maxLength: 100, description: 'The token from the reply to the submission' }),
})
