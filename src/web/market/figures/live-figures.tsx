import type { Currency } from '../../../domain/kernel/money/currency.ts'
import { dayRangeWith } from '../../../domain/market/quotes/day-range.ts'
import type { Rates } from '../../../domain/market/quotes/money-in.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { moveOf, useLiveQuote } from '../live/live-quotes.ts'
import { Delta } from './delta.tsx'
import { Price, type MoneyProps } from './money.tsx'

interface Quoted {
  readonly id: string
  readonly price: number | null
  readonly change: number | null
  readonly age: string | null
}

interface LivePriceProps {
  readonly quoted: Quoted
  readonly currency: Currency
  readonly rates: Rates
}

const flashes = { '-1': 'flash-loss', '0': '', '1': 'flash-gain' } as const

/** The current price. Each quote renders a new element, so that the animation of a changed price starts again. */
export function LivePrice({ quoted: { id, price, age }, ...money }: LivePriceProps) {
  const quote = useLiveQuote(id)
  const move = quote?.serial === 1 ? moveOf(price, quote.price) : (quote?.move ?? 0)
  return (
    <>
      <b key={quote?.serial} className={`live-price ${flashes[`${move}`]}`}>
        <Price usd={quote === undefined ? price : quote.price} {...money} />
      </b>
      {age !== null && quote === undefined && <Stale age={age} />}
    </>
  )
}

export function LiveChange({ quoted: { id, change } }: { quoted: Quoted }) {
  const quote = useLiveQuote(id)
  return <Delta percent={quote === undefined ? change : quote.change} />
}

interface DayQuoted {
  readonly id: string
  readonly high: number | null
  readonly low: number | null
}

export function useDayRange({ id, high, low }: DayQuoted) {
  return dayRangeWith({ high, low }, useLiveQuote(id)?.ends ?? [])
}

export function LiveDayEnd({
  quoted,
  end,
  ...money
}: { quoted: DayQuoted; end: 'high' | 'low' } & Omit<MoneyProps, 'usd'>) {
  return <Price usd={useDayRange(quoted)[end]} {...money} />
}

function Stale({ age }: { age: string }) {
  const t = useMessages('market')
  return (
    <small className="stale">
      <Icon name="clock" />
      {t.staleSince({ age })}
    </small>
  )
}
