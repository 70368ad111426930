import type { Currency } from '../../../domain/kernel/currency.ts'
import type { Rates } from '../../../domain/market/money-in.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { Delta } from '../figures/delta.tsx'
import { useLiveQuote } from '../figures/live-quotes.ts'
import { Price } from '../figures/money.tsx'
import type { MarketRow } from './present-market.ts'

interface LivePriceProps {
  readonly row: MarketRow
  readonly currency: Currency
  readonly rates: Rates
}

const flashes = { '-1': 'flash-loss', '0': '', '1': 'flash-gain' } as const

/** A price that moves lights up for a moment: each quote is an element of its own. */
export function LivePrice({ row: { id, price, age }, ...money }: LivePriceProps) {
  const quote = useLiveQuote(id)
  const isNew = quote !== undefined && quote.turn > 0
  return (
    <>
      <b key={quote?.turn} className={`market-price ${flashes[`${quote?.move ?? 0}`]}`}>
        <Price usd={isNew ? quote.price : price} {...money} />
      </b>
      {age !== null && !isNew && <Stale age={age} />}
    </>
  )
}

export function LiveChange({ row: { id, change } }: { row: MarketRow }) {
  const quote = useLiveQuote(id)
  return <Delta percent={quote === undefined || quote.turn === 0 ? change : quote.change} />
}

function Stale({ age }: { age: string }) {
  const t = useMessages('market')
  return (
    <small className="market-stale">
      <Icon name="clock" />
      {t.staleSince({ age })}
    </small>
  )
}
