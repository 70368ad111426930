import { localisedKeys } from '../kernel/text/text.ts'
import type { EventTime } from './event-time.ts'
import type { EventType } from './event-types.ts'

/** Only approved ones are shown. */
export const reviews = ['waiting', 'approved', 'refused'] as const
export type Review = (typeof reviews)[number]

/** A title and a description, each without a language or in one: `title`, `title_ja`, … */
export const textKeys = [...localisedKeys('title'), ...localisedKeys('description')]
export type EventTexts = Readonly<Record<string, string>>

export interface Event {
  /** Readable, and the same for the same event of the same file. */
  readonly id: string
  /** Of the token it is about, in capitals. */
  readonly symbol: string
  readonly type: EventType
  readonly texts: EventTexts
  readonly time: EventTime
  readonly place: string | null
  /** Where it was announced. */
  readonly proof: string | null
  readonly review: Review
  readonly source: string
  /** Milliseconds since 1970; null where nobody says: then it is when it came in. */
  readonly createdAt: number | null
}
