/**
 * Changed quotes as server-sent events. `new EventSource(marketStreamPath)` gets events named `quotes`, whose data is a
 * `QuotesEvent` as JSON, and every 15 seconds an event named `alive`: a connection that is silent for longer is dead. After
 * the stream has ended or failed (a restart, too many streams, too many requests), a client may open it again with a
 * growing delay.
 */
export const quotesEventName = 'quotes'
export const aliveEventName = 'alive'

export interface QuotesEvent {
  /** When the server made the event, in seconds since 1970. */
  readonly time: number
  readonly quotes: Readonly<Record<string, QuoteChange>>
}

/** The price in US dollars and the change over 24 hours in percent. */
export type QuoteChange = readonly [price_usd: number | null, percent_change_24h: number | null]
