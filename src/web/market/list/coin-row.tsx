import { memo } from 'react'
import type { Currency } from '../../../domain/kernel/money/currency.ts'
import { missing } from '../../../domain/kernel/text/missing.ts'
import { sparkBox } from '../../../domain/market/chart/spark-box.ts'
import type { Rates } from '../../../domain/market/quotes/money-in.ts'
import { DeferredQuoteSource } from '../../page/deferred-quote-source.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { CoinLogo } from '../figures/coin-logo.tsx'
import { DeferredMixedLabel } from '../figures/deferred-mixed-label.tsx'
import { LiveChange, LiveDayEnd, LivePrice } from '../figures/live-figures.tsx'
import { useBitcoinSum, useSum } from '../figures/money.tsx'
import { Star } from '../watch/star.tsx'
import type { MarketRow } from './market.load.ts'

const ways = { '-1': 'loss', '0': 'flat', '1': 'gain' } as const

interface SparkLineProps {
  readonly path: string
  readonly trend: -1 | 0 | 1
  readonly change: string
}

function SparkLine({ path, trend, change }: SparkLineProps) {
  if (path === '') return '-'
  return (
    <>
      <span className="sr-only">{change}</span>
      <svg viewBox={sparkBox} className={`spark ${ways[`${trend}`]}`} aria-hidden="true">
        <path d={path} />
      </svg>
    </>
  )
}

interface CoinRowProps {
  readonly row: MarketRow
  readonly currency: Currency
  readonly rates: Rates
  readonly href: string
  readonly eager: boolean
  readonly isMixed: boolean
}

/** Live cells update themselves, so the row renders again only when the list is loaded. */
export const CoinRow = memo(function CoinRow({ row, currency, rates, href, eager, isMixed }: CoinRowProps) {
  const { id, name, symbol } = row
  const money = { currency, rates }
  return (
    <tr>
      <td className="market-rank numeric">{row.rank ?? missing}</td>
      <th scope="row" aria-label={`${name} ${symbol}`} className="market-coin sticky-column">
        <div>
          <Star id={id} name={name} />
          <CoinLogo id={id} name={name} src={row.logo} eager={eager} />
          <PageLink to={href}>
            {name} <small>{symbol}</small>
            {isMixed && row.isImported && <DeferredQuoteSource sources={['import']} />}
            {isMixed && !row.isImported && <DeferredMixedLabel of={row.isDemo ? 'demo' : 'real'} />}
          </PageLink>
        </div>
      </th>
      <td className="numeric in-currency">
        <LivePrice quoted={row} {...money} />
      </td>
      <td className="numeric">
        <LiveChange quoted={row} />
      </td>
      <td className="numeric in-currency text-ink-2">
        <LiveDayEnd quoted={row} end="high" {...money} />
      </td>
      <td className="numeric in-currency text-ink-2">
        <LiveDayEnd quoted={row} end="low" {...money} />
      </td>
      <Sum usd={row.volume} {...money} />
      <Sum usd={row.cap} {...money} />
      <td className="numeric">
        <SparkLine path={row.path} trend={row.trend} change={row.week} />
      </td>
    </tr>
  )
})

function Sum(props: { usd: number | null; currency: Currency; rates: Rates }) {
  const sum = useSum()
  const inBitcoin = useBitcoinSum()(props)
  return (
    <td className="numeric in-currency">
      {sum(props)}
      {inBitcoin !== null && <small>{inBitcoin}</small>}
    </td>
  )
}
