import { Type, type TSchema } from 'typebox'
import { Nullable } from './wire.ts'

/** What is answered to whoever submits something for review; `which` says of the candidates what they are. */
export function submissionReply<Candidate extends TSchema>(candidate: Candidate, which: string) {
  return Type.Object({
    status: Type.Enum(['waiting', 'likely_duplicate'] as const, {
      description: 'Likely a duplicate, nothing was stored: send it again with `confirmed` if it is not.',
    }),
    candidates: Type.Array(candidate, { description: which }),
    token: Nullable(Type.String({ description: 'Opens the submission; nobody can find it out again.' })),
    link: Nullable(Type.String({ description: 'The page that tells how it stands.' })),
  })
}

export const SubmissionToken = Type.Object({
  token: Type.String({ maxLength: 100, description: 'As it was answered' }),
})
