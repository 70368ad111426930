/**
 * Changed quotes as server-sent events. `new EventSource(marketStreamPath)` gets events named `quotes`, whose data is a
 * `QuotesEvent` as JSON, and comments to keep the line open. A stream that is dropped may be opened again at once; an
 * answer other than 200 (too many streams, or too many requests) should be taken as "no live prices".
 */
export const quotesEventName = 'quotes'

export interface QuotesEvent {
  /** Seconds since 1970. */
  readonly time: number
  /** By coin id. Only what has changed since the event before. */
  readonly quotes: Readonly<Record<string, QuoteChange>>
}

/** The price in US dollars and the change over 24 hours in percent. */
export type QuoteChange = readonly [price_usd: number | null, percent_change_24h: number | null]
