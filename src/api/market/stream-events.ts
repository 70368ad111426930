import { aliveEventName, quotesEventName, type QuoteChange } from '../../contract/market-stream.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { cachePolicies } from '../cache/cache-policies.ts'

// Not a comment: a browser tells a page of events alone. Nor without data: then it is none.
export const heartbeat = Buffer.from(`event: ${aliveEventName}\ndata: 1\n\n`)

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': cachePolicies.never,
  // Proxies that gather answers would hold the prices back.
  'x-accel-buffering': 'no',
}

export function eventOf(changed: readonly QuotedCoin[], now: Date): Buffer {
  const quotes = Object.fromEntries(
    changed.map(({ coin, quote }): [string, QuoteChange] => [coin.id, [quote.price, quote.change24h]]),
  )
  const data = JSON.stringify({ time: Math.floor(now.getTime() / 1000), quotes })
  return Buffer.from(`event: ${quotesEventName}\ndata: ${data}\n\n`)
}
