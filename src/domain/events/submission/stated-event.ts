import type { EventTime, Precision } from '../event-time.ts'
import type { EventType } from '../event-types.ts'

/** What a stranger says of an event, by the names it is sent under. */
export const submissionFields = [
  'type',
  'token',
  'title',
  'description',
  'start',
  'end',
  'precision',
  'zone',
  'place',
  'proof',
  'email',
] as const
export type SubmissionField = (typeof submissionFields)[number]

/** Days and months belong to no zone; a moment without its offset is of `zone`. */
export type StatedEvent = Readonly<Partial<Record<SubmissionField, string | null | undefined>>> & {
  readonly precision?: Precision | null | undefined
}

export interface EventSubmission {
  readonly type: EventType
  readonly symbol: string
  /** Left out by the sender, it is how the description begins. */
  readonly title: string
  readonly description: string
  readonly time: EventTime
  readonly place: string | null
  readonly proof: string
  readonly email: string | null
}

export interface SubmissionFault {
  readonly field: SubmissionField
  readonly code: string
  readonly limit?: number
}
