import { useMessages } from '../../../i18n/use-messages.ts'
import { Price } from '../../figures/money.tsx'
import { useQuoteTime } from '../../live/use-quote-time.ts'
import type { LoadedCoin } from '../data/coin.load.ts'
import type { ShownCoin } from '../data/shown-coin.ts'
import { StandInMarkers } from './stand-in-markers.tsx'

/** The drawing that was made on the server. */
export function ChartStandIn({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const { drawing, high, low, candles } = coin.chart
  if (drawing === null) return <p className="py-10 text-sm">{t.noChart()}</p>
  const money = { currency, rates: coin.rates }
  return (
    <div className="chart-stand-in" aria-hidden="true">
      <svg viewBox={drawing.box} preserveAspectRatio="none">
        {drawing.line !== '' && <path d={drawing.line} className="chart-line" />}
        {drawing.rising !== '' && <path d={drawing.rising} className="chart-rising" />}
        {drawing.falling !== '' && <path d={drawing.falling} className="chart-falling" />}
      </svg>
      <StandInMarkers coin={coin} />
      <span className="in-currency absolute end-0 top-2">
        <Price usd={high} {...money} />
      </span>
      <span className="in-currency absolute end-0 bottom-18">
        <Price usd={low} {...money} />
      </span>
      <Ends candles={candles} />
    </div>
  )
}

function Ends({ candles }: { candles: LoadedCoin['chart']['candles'] }) {
  const timeText = useQuoteTime()
  const [first] = candles
  const last = candles.at(-1)
  const text = (time: number) => timeText(time * 1000)
  return (
    <span className="absolute inset-x-0 bottom-1 flex justify-between">
      <span>{first && text(first[0])}</span>
      <span>{last && text(last[0])}</span>
    </span>
  )
}
