import type { EventTime, Precision } from '../event-time.ts'
import type { EventType } from '../event-types.ts'

/** In the order of the page; the browser states the zone. */
export const submissionFields = [
  'type',
  'token',
  'title',
  'precision',
  'zone',
  'start',
  'end',
  'place',
  'proof',
  'description',
  'email',
] as const
export type SubmissionField = (typeof submissionFields)[number]

/**
 * The values as the sender typed them. Days and months have no time zone; a time without an offset is a local time of the stated
 * `zone`.
 */
export type StatedEvent = Readonly<Partial<Record<SubmissionField, string | null | undefined>>> & {
  readonly precision?: Precision | null | undefined
}

export interface EventSubmission {
  readonly type: EventType
  readonly symbol: string
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
