/**
 * Changed quotes as server-sent events. `new EventSource(marketStreamPath)` gets events named `quotes`, whose data is a
 * `QuotesEvent` as JSON, and every 15 seconds one named `alive`: a line that is silent for longer is dead. One that has
 * ended, or was answered with anything but 200 (a restart, too many streams, too many requests), may be opened again
 * after a pause that grows.
 */
export const quotesEventName = 'quotes'
export const aliveEventName = 'alive'

export interface QuotesEvent {
  /** Seconds since 1970. */
  readonly time: number
  /** By coin id. Only what has changed since the event before. */
  readonly quotes: Readonly<Record<string, QuoteChange>>
}

/** The price in US dollars and the change over 24 hours in percent. */
export type QuoteChange = readonly [price_usd: number | null, percent_change_24h: number | null]
