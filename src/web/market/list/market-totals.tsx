import { useMessages } from '../../i18n/use-messages.ts'
import { Delta } from '../figures/delta.tsx'
import type { FigureProps } from '../figures/figure-props.ts'
import { useSum } from '../figures/money.tsx'
import { useCurrency } from '../stored/use-currency.ts'
import type { LoadedMarket } from './market.load.ts'

/** The whole market in four figures, whatever is searched for. One that nobody knows is left out. */
export function MarketTotals({ market: { totals, rates, view } }: { market: LoadedMarket }) {
  const t = useMessages('market')
  const sum = useSum()
  const currency = useCurrency(view.currency)
  if (totals === null) return null
  const { cap, change, volume, bitcoinShare, gainers, losers } = totals
  return (
    <dl className="market-totals">
      <Figure name={t.totalCap()} isMoney>
        {sum({ usd: cap, currency, rates })}
        {change !== null && <Delta percent={change} />}
      </Figure>
      {volume !== null && (
        <Figure name={t.totalVolume()} isMoney>
          {sum({ usd: volume, currency, rates })}
        </Figure>
      )}
      {bitcoinShare !== null && <Figure name={t.bitcoinShare()}>{bitcoinShare}</Figure>}
      {change !== null && (
        <Figure name={t.gainersAndLosers()}>
          <span className="gain">
            <i aria-hidden="true">▲</i>
            {gainers}
          </span>
          <span className="loss">
            <i aria-hidden="true">▼</i>
            {losers}
          </span>
        </Figure>
      )}
    </dl>
  )
}

/** A sum waits for its currency together with what stands beside it, which would move. */
function Figure({ name, isMoney = false, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isMoney ? 'in-currency' : undefined}>{children}</dd>
    </div>
  )
}
