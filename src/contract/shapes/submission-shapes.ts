import { Type, type TSchema } from 'typebox'
import { submissionReviews } from '../../domain/kernel/submission/submission-review.ts'
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
    receipt: Nullable(
      Type.String({
        description: 'Receipt number, such as E12, to quote to the operator; null when nothing was stored.',
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

const Version = Type.String({
  maxLength: 100,
  description: 'Hash of what was submitted; a correction sends back the one that it was made from',
})

/** What the link of any submission shows of it. */
export const SubmissionStanding = {
  status: Type.Enum(submissionReviews, {
    description: 'Outcome of the review by the operator; withdrawn: its sender has taken it back',
  }),
  reason: Nullable(
    Type.String({ description: 'Why the operator refused the submission, in the words of the operator.' }),
  ),
  receipt: Type.String({ description: 'Receipt number, such as E12' }),
  version: Version,
  email: Nullable(
    Type.String({ description: 'Masked mail address of the sender; null if there is none, or not any more' }),
  ),
  zone: Nullable(
    Type.String({
      description: 'Time zone of the device that the submission was sent from, such as Asia/Tokyo',
    }),
  ),
  submitted_at: Type.String({ description: 'When it was submitted' }),
  corrections: Type.Integer({ description: 'How often its sender has corrected it' }),
  corrected_at: Nullable(Type.String({ description: 'When its sender last corrected it' })),
  decided_at: Nullable(
    Type.String({ description: 'When the operator decided or the sender withdrew it; null while waiting' }),
  ),
}

export const OwnSubmission = {
  submission_token: Type.String({
    maxLength: 100,
    description: 'The token from the response to the submission, or from the link in a mail',
  }),
}

export const Correction = { ...OwnSubmission, version: Version }

export function correctionReply<Candidate extends TSchema>(candidate: Candidate, which: string) {
  return Type.Object({
    status: Type.Enum(['saved', 'conflict', 'likely_duplicate'] as const, {
      description:
        'saved; conflict: the submission has changed since `version`, and nothing was saved; likely_duplicate: nothing was saved, send it again with `confirmed` if it is none of the candidates.',
    }),
    candidates: Type.Array(candidate, { description: which }),
    version: Version,
  })
}

export const Withdrawal = Type.Object(OwnSubmission)
export const WithdrawalReply = Type.Object({ status: Type.Enum(['withdrawn'] as const) })

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
