import { aliveEventName, quotesEventName, type QuotesEvent } from '../../contract/market-stream.ts'
import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import { marketStreamPath } from '../../words/addresses/endpoints.ts'
import { keepStreamOpen } from '../loading/keep-stream-open.ts'
import { liveStream } from '../loading/live-stream.ts'
import { fetchedClient } from '../loading/load.ts'

export interface ChipWords {
  readonly demo: (price: string) => string
  readonly demoMeaning: string
  /** Called with the sources of the real prices. */
  readonly onSources: (sources: readonly string[]) => void
}

const unknown = '–'

export function showPrices(chips: readonly HTMLDataElement[], words: ChipWords): () => void {
  let yen: number | undefined
  let isDemo = false
  const show = (id: string, usd: number | null) => {
    const value = usd === null || yen === undefined ? null : usd * yen
    const text = value === null ? unknown : formatPrice({ value, currency: 'JPY', language: 'ja' }).text
    for (const chip of chips) {
      if (chip.value !== id) continue
      chip.textContent = isDemo ? words.demo(text) : text
      if (isDemo) chip.title = words.demoMeaning
    }
  }
  const ask = async () => {
    const client = await fetchedClient()
    const ids = [...new Set(chips.map(({ value }) => value))]
    const [prices, rates] = await Promise.all([
      client.getCoinPrices({ product_codes: ids.join(',') }),
      client.getExchangeRates({ currency: 'JPY' }),
    ])
    yen = rates.data['USD']
    isDemo = prices.is_demo || rates.is_demo
    words.onSources([...new Set(prices.items.map(({ source }) => source))].filter((name) => name !== 'demo'))
    const known = new Map(prices.items.map((item) => [item.id, item]))
    for (const id of ids) {
      const quote = known.get(id)
      show(id, quote === undefined || quote.is_stale ? null : quote.price_usd)
    }
  }
  const line = liveStream({
    path: marketStreamPath,
    events: {
      [quotesEventName](data) {
        // The cast is safe, because the server declares this event as `QuotesEvent`.
        const { quotes } = JSON.parse(data) as QuotesEvent
        if (yen === undefined) return
        for (const [id, [usd]] of Object.entries(quotes)) show(id, usd)
      },
      [aliveEventName]: () => {},
    },
    onAway: () => {},
    onBack: () => void ask().catch(() => undefined),
    random: Math.random,
  })
  let stop: (() => void) | undefined
  let isGone = false
  const begin = async () => {
    await ask()
    if (!isGone) stop = keepStreamOpen(line)
  }
  begin().catch(() => {
    for (const chip of chips) chip.textContent = unknown
  })
  return () => {
    isGone = true
    stop?.()
  }
}
