import { missing } from '../../../domain/kernel/text/missing.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { FigureProps } from '../figures/figure-props.ts'
import { useDayRange } from '../figures/live-figures.tsx'
import { Price, useBitcoinSum, useSum } from '../figures/money.tsx'
import { MovedChange } from '../figures/moved-change.tsx'
import { useLiveQuote } from '../live/live-quotes.ts'
import type { ShownCoin } from './data/shown-coin.ts'

export function CoinFigures({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const sum = useSum()
  const inBitcoin = useBitcoinSum()
  const money = { currency, rates: coin.rates }
  const large = (usd: number | null) => (
    <>
      {sum({ usd, ...money })}
      <small className="block text-2xs font-body text-ink-3">{inBitcoin({ usd, ...money })}</small>
    </>
  )
  const amount = (value: string | null) => (value === null ? missing : `${value} ${coin.symbol}`)
  return (
    <section aria-label={t.figures()}>
      <DayRange coin={coin} currency={currency} />
      <dl className="mt-3 text-sm">
        <Figure name={t.marketCap()} isMoney>
          {large(coin.cap)}
        </Figure>
        <Figure name={t.volume24h()} isMoney>
          {large(coin.volume)}
        </Figure>
        <Figure name={t.change1h()}>
          <MovedChange quoted={coin} percent={coin.changes.hour} />
        </Figure>
        <Figure name={t.change7d()}>
          <MovedChange quoted={coin} percent={coin.changes.week} />
        </Figure>
        <Figure name={t.circulating()}>{amount(coin.supply.circulating)}</Figure>
        <Figure name={t.totalSupply()}>{amount(coin.supply.total)}</Figure>
        <Figure name={t.maxSupply()}>{amount(coin.supply.max)}</Figure>
        {coin.about.highest !== null && (
          <Figure name={t.highest()} isMoney>
            <Price usd={coin.about.highest.usd} {...money} />
          </Figure>
        )}
        {coin.about.lowest !== null && (
          <Figure name={t.lowest()} isMoney>
            <Price usd={coin.about.lowest.usd} {...money} />
          </Figure>
        )}
      </dl>
    </section>
  )
}

function Figure({ name, isMoney = false, children }: FigureProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-2.5">
      <dt>{name}</dt>
      <dd className={`ms-auto text-end font-strong text-ink ${isMoney ? 'in-currency' : ''}`}>{children}</dd>
    </div>
  )
}

function DayRange({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const quote = useLiveQuote(coin.id)
  const price = quote === undefined ? coin.price : quote.price
  const { rates } = coin
  const { high, low } = useDayRange(coin)
  const place =
    price === null || high === null || low === null || high <= low
      ? null
      : Math.min(1, Math.max(0, (price - low) / (high - low)))
  return (
    <div>
      <h2 className="text-sm font-body text-ink-2">{t.dayRange()}</h2>
      <div className="relative my-2 h-1 bg-track" aria-hidden="true">
        {place !== null && (
          <i
            className="absolute -inset-y-1 w-0.5 bg-ink"
            style={{ insetInlineStart: `${(place * 100).toFixed(1)}%` }}
          />
        )}
      </div>
      <p className="in-currency flex justify-between gap-4 text-sm text-ink">
        <span>
          <span className="sr-only">{t.low24h()} </span>
          <Price usd={low} currency={currency} rates={rates} />
        </span>
        <span>
          <span className="sr-only">{t.high24h()} </span>
          <Price usd={high} currency={currency} rates={rates} />
        </span>
      </p>
    </div>
  )
}
