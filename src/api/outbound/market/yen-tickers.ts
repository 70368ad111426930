import { isBelievableMoment } from '../../../domain/market/quotes/believable-moment.ts'
import { fetchJson, SourceFailure } from './fetch-json.ts'
import type { JapaneseExchangeId, YenTicker } from './market-source.ts'
import { amountOf, fieldsOf, momentOf, numberOf, positiveOf } from './untrusted-json.ts'

type TickerReading = Omit<YenTicker, 'exchange' | 'price'> & { readonly price: number | null }

/**
 * Reads the answers of the exchanges. bitFlyer sends UTC times without a time zone; bitbank sends numbers as text.
 */
const readers: Readonly<Record<JapaneseExchangeId, (answer: unknown, now: number) => TickerReading>> = {
  bitflyer(answer, now) {
    const row = fieldsOf(answer)
    const stated = row['timestamp']
    const time =
      typeof stated === 'string' ? momentOf(/Z$|[+-]\d\d:?\d\d$/.test(stated) ? stated : `${stated}Z`) : null
    return {
      price: positiveOf(row['ltp']),
      bid: positiveOf(row['best_bid']),
      ask: positiveOf(row['best_ask']),
      volume: amountOf(row['volume_by_product']),
      quotedAt: time ?? now,
    }
  },
  coincheck(answer, now) {
    const row = fieldsOf(answer)
    const seconds = numberOf(row['timestamp'])
    return {
      price: positiveOf(row['last']),
      bid: positiveOf(row['bid']),
      ask: positiveOf(row['ask']),
      volume: amountOf(row['volume']),
      quotedAt: seconds === null ? now : seconds * 1000,
    }
  },
  bitbank(answer, now) {
    const row = fieldsOf(fieldsOf(answer)['data'])
    return {
      price: positiveOf(row['last']),
      bid: positiveOf(row['buy']),
      ask: positiveOf(row['sell']),
      volume: amountOf(row['vol']),
      quotedAt: numberOf(row['timestamp']) ?? now,
    }
  },
}

interface TickerRequest {
  readonly exchange: JapaneseExchangeId
  readonly address: string
  readonly now: () => Date
  readonly timeoutMilliseconds: number | undefined
  readonly signal: AbortSignal
}

const maxPlausible = 1e12

export async function fetchYenTicker({
  exchange,
  address,
  now,
  ...request
}: TickerRequest): Promise<YenTicker> {
  const answer = await fetchJson({ url: new URL(address), now, ...request })
  const at = now().getTime()
  const { price, bid, ask, volume, quotedAt } = readers[exchange](answer, at)
  if (price === null || price > maxPlausible) throw new SourceFailure(`${exchange} reports no price`)
  const believed = (yen: number | null) => (yen !== null && yen <= maxPlausible ? yen : null)
  return {
    exchange,
    price,
    bid: believed(bid),
    ask: believed(ask),
    volume: believed(volume),
    quotedAt: isBelievableMoment(quotedAt, at) ? quotedAt : at,
  }
}
