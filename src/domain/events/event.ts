import { languages, type Language } from '../kernel/site/language.ts'
import { localised, localisedKeys } from '../kernel/text/text.ts'
import type { EventTime } from './event-time.ts'
import type { EventType } from './event-types.ts'

/** The states of the review of an event. Only approved events are shown on the site. */
export const reviews = ['waiting', 'approved', 'refused'] as const
export type Review = (typeof reviews)[number]

export const textKeys = [
  ...localisedKeys('title'),
  ...localisedKeys('description'),
  ...languages.map((language) => `place_${language}` as const),
]
export type EventTexts = Readonly<Record<string, string>>

export const demoSource = 'demo'

export interface Event {
  readonly id: string
  readonly symbol: string
  readonly type: EventType
  readonly texts: EventTexts
  readonly time: EventTime
  readonly place: string | null
  /** The URL of the announcement. */
  readonly proof: string | null
  readonly review: Review
  readonly source: string
  /** When the event was added, in milliseconds since 1970; null means the time of the import. */
  readonly createdAt: number | null
  readonly sequence: number
  readonly updatedAt: number | null
  readonly withdrawnAt: number | null
}

export function placeIn(
  language: Language,
  { texts, place }: { readonly texts: EventTexts; readonly place: string | null },
): string | null {
  return localised({ ...texts, place }, 'place', language) ?? null
}
