import { isBelievableMoment } from '../../../domain/market/quotes/believable-moment.ts'
import { askJson, SourceFailure } from './ask-json.ts'
import type { JapaneseExchangeId, YenTicker } from './market-source.ts'
import { amountOf, fieldsOf, momentOf, numberOf, positiveOf } from './untrusted-json.ts'

type TickerReading = Omit<YenTicker, 'exchange' | 'price'> & { readonly price: number | null }

/** How each says it. bitFlyer writes UTC without saying so; bitbank writes numbers as text. */
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

interface Asking {
  readonly exchange: JapaneseExchangeId
  readonly address: string
  readonly now: () => Date
  readonly timeoutMilliseconds: number | undefined
  readonly signal: AbortSignal
}

/** In yen. */
const maxPlausible = 1e12

export async function askYenTicker({ exchange, address, now, ...asking }: Asking): Promise<YenTicker> {
  const answer = await askJson({ url: new URL(address), now, ...asking })
  const at = now().getTime()
  const { price, bid, ask, volume, quotedAt } = readers[exchange](answer, at)
  if (price === null || price > maxPlausible) throw new SourceFailure(`${exchange} tells no price`)
  const believed = (yen: number | null) => (yen !== null && yen <= maxPlausible ? yen : null)
  return {
    exchange,
    price,
    bid: believed(bid),
    ask: believed(ask),
    volume: believed(volume),
    // It was told now: a moment that cannot be is that of the question.
    quotedAt: isBelievableMoment(quotedAt, at) ? quotedAt : at,
  }
}
