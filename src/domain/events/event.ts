import { languages, type Language } from '../kernel/site/language.ts'
import { localised, localisedKeys } from '../kernel/text/text.ts'
import type { EventTime } from './event-time.ts'
import type { EventType } from './event-types.ts'

/** Only approved ones are shown. */
export const reviews = ['waiting', 'approved', 'refused'] as const
export type Review = (typeof reviews)[number]

/** A title and a description, each without a language or in one: `title`, `title_ja`, …; and the place in a language. */
export const textKeys = [
  ...localisedKeys('title'),
  ...localisedKeys('description'),
  ...languages.map((language) => `place_${language}` as const),
]
export type EventTexts = Readonly<Record<string, string>>

/** Of the events that come with the site. */
export const demoSource = 'demo'

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
  /** How often it has changed, as far as the row knows. */
  readonly sequence: number
  readonly updatedAt: number | null
  /** Since when it is known not to take place; null where nobody says so. */
  readonly withdrawnAt: number | null
}

/** As readers of a language call it; else as it was announced. */
export function placeIn(
  language: Language,
  { texts, place }: { readonly texts: EventTexts; readonly place: string | null },
): string | null {
  return localised({ ...texts, place }, 'place', language) ?? null
}
