import { useMessages } from '../../i18n/use-messages.ts'
import QuoteSource from '../../page/quote-source.tsx'
import { useLiveQuote } from '../live/live-quotes.ts'
import { useQuoteTime } from '../live/use-quote-time.ts'
import type { LoadedCoin } from './data/coin.load.ts'

/** The time of the price and where it comes from. */
export default function QuotedAt({ coin }: { coin: LoadedCoin }) {
  const t = useMessages('coin')
  const timeText = useQuoteTime()
  const at = useLiveQuote(coin.id)?.at ?? coin.quotedAt
  return (
    <>
      {at !== null && <span>{t.asOf({ time: timeText(at) })}</span>}
      <QuoteSource sources={coin.sources} />
    </>
  )
}
