import type { Client } from '../../../contract/calls/client.ts'
import type { EventTime } from '../../../domain/events/event-time.ts'
import { chartBox, daysAroundEvent, drawPrices } from '../../../domain/events/price-around.ts'
import { currencyOfLanguage } from '../../../domain/kernel/money/currency.ts'
import { formatPrice } from '../../../domain/kernel/money/price-format.ts'
import { formatPercent } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { formatDate } from '../../../domain/kernel/time/date-format.ts'
import { dayInSeconds } from '../../../domain/kernel/time/durations.ts'
import { moneyIn, writableIn } from '../../../domain/market/quotes/money-in.ts'
import { orFallback } from '../../loading/or-fallback.ts'

interface PricesSource {
  readonly client: Client
  readonly coinId: string
  readonly time: EventTime
  readonly now: Date
  readonly language: Language
  readonly timeZone: string
}

/** Price of the event's coin from a week before to a week after it, or until now; null if unknown. */
export async function presentPrices({ client, coinId, time, now, language, timeZone }: PricesSource) {
  if (time.precision === 'month') return null
  const at = Math.floor(time.start / 1000)
  const end = Math.min(at + daysAroundEvent * dayInSeconds, Math.floor(now.getTime() / 1000))
  const requested = {
    id: coinId,
    type: 'line' as const,
    start: at - daysAroundEvent * dayInSeconds,
    end,
    unit: 7200,
  }
  const [points, info, { data: rates }] = await Promise.all([
    orFallback(client.getCoinChart(requested), []),
    orFallback(client.getCoinInfo({ id: coinId }), null),
    orFallback(client.getExchangeRates({ currency: 'USD' }), { data: { USD: 1 } }),
  ])
  const drawn = drawPrices(
    points.filter((point) => 'value' in point),
    at,
  )
  if (drawn === null) return null
  const currency = writableIn(currencyOfLanguage[language], rates)
  const price = moneyIn({ usd: drawn.price, currency, rates })
  const percent = (value: number | null) =>
    value === null
      ? null
      : { text: formatPercent({ value, language }), way: Math.sign(Math.round(value * 100)) as -1 | 0 | 1 }
  return {
    box: chartBox,
    line: drawn.line,
    x: drawn.x,
    before: percent(drawn.before),
    after: percent(drawn.after),
    /** In the currency of the language at the current rate, as the chart on the page of the coin has it. */
    price: formatPrice({ value: price, currency, language }).text,
    isConverted: currency !== 'USD',
    from: formatDate({ at: drawn.from * 1000, language, timeZone }),
    to: formatDate({ at: drawn.to * 1000, language, timeZone }),
    days: Math.max(1, Math.min(daysAroundEvent, Math.floor((end - at) / dayInSeconds))),
    sources: info === null || info.is_demo ? [] : [info.source],
    isDemo: info?.is_demo === true,
  }
}

export type LoadedPrices = NonNullable<Awaited<ReturnType<typeof presentPrices>>>
