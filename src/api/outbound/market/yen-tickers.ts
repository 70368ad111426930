import { askJson, SourceFailure } from './ask-json.ts'
import { japaneseExchanges, type JapaneseExchangeId, type YenTicker } from './market-source.ts'
import { amountOf, fieldsOf, momentOf, numberOf, positiveOf } from './untrusted-json.ts'

export type ExchangeAddresses = Readonly<Record<JapaneseExchangeId, string>>

const usualAddresses: ExchangeAddresses = {
  bitflyer: 'https://api.bitflyer.com/v1/ticker?product_code=BTC_JPY',
  coincheck: 'https://coincheck.com/api/ticker?pair=btc_jpy',
  bitbank: 'https://public.bitbank.cc/btc_jpy/ticker',
}

type TickerReading = Omit<YenTicker, 'exchange' | 'price'> & { readonly price: number | null }

/** How each says it. bitFlyer writes UTC without saying so; bitbank writes numbers as text. */
const readers: Readonly<Record<JapaneseExchangeId, (answer: unknown, now: number) => TickerReading>> = {
  bitflyer(answer, now) {
    const row = fieldsOf(answer)
    const said = row['timestamp']
    const time =
      typeof said === 'string' ? momentOf(/Z$|[+-]\d\d:?\d\d$/.test(said) ? said : `${said}Z`) : null
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
  readonly addresses: ExchangeAddresses | undefined
  readonly now: () => Date
  readonly timeoutMilliseconds?: number | undefined
  readonly onDrift: (what: string, facts: Readonly<Record<string, unknown>>) => void
}

/** Those that answer; it is a failure only when none does. */
export async function askJapaneseExchanges({
  addresses = usualAddresses,
  now,
  timeoutMilliseconds,
  onDrift,
}: Asking): Promise<YenTicker[]> {
  const asked = japaneseExchanges.map(async (exchange): Promise<YenTicker> => {
    const answer = await askJson({
      url: new URL(addresses[exchange]),
      now,
      ...(timeoutMilliseconds !== undefined && { timeoutMilliseconds }),
    })
    const { price, ...rest } = readers[exchange](answer, now().getTime())
    if (price === null) throw new SourceFailure(`${exchange} tells no price`)
    return { exchange, price, ...rest }
  })
  const answers = await Promise.allSettled(asked)
  const failures = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  )
  if (failures.length === answers.length)
    throw new SourceFailure('No Japanese exchange answers', { cause: failures[0] })
  for (const failure of failures) onDrift('a Japanese exchange did not answer', { err: failure })
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}
