import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { currencies, readCurrency } from '../../../domain/kernel/money/currency.ts'
import { coinsToMoney, moneyToCoins } from '../../../domain/market/quotes/converter.ts'
import { moneyIn, writableIn } from '../../../domain/market/quotes/money-in.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { Price } from '../figures/money.tsx'
import { useLiveQuote } from '../live/live-quotes.ts'
import { useLiveRates } from '../live/use-live-rates.ts'
import type { ShownCoin } from './data/shown-coin.ts'
import { useChooseCurrency } from './use-choose-currency.ts'

/**
 * Converts between coin and currency in both directions and follows the live price. Without JavaScript it is a form
 * that loads the page with the amount.
 */
export function Converter({ coin, currency: wanted }: ShownCoin) {
  const t = useMessages('coin')
  const { pathname } = useLocation()
  const quote = useLiveQuote(coin.id)
  const [typed, setTyped] = useState<{ side: 'coin' | 'money'; amount: string }>({
    side: 'coin',
    amount: coin.amount,
  })
  // Restores what the reader typed before hydration, when React may have replaced the field. The inline script `BeforePaint` has
  // recorded the text.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const [, side, amount] = /^(coin|money):(.*)$/.exec(dataset['typed'] ?? '') ?? []
    dataset['typed'] = ''
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows nothing of it, and hydration must see what it wrote
    if (amount !== undefined) setTyped({ side: side === 'coin' ? 'coin' : 'money', amount })
  }, [])
  const rates = useLiveRates(wanted, coin.rates)
  const currency = writableIn(wanted, rates)
  const usd = quote === undefined ? coin.price : quote.price
  const exchange = { amount: typed.amount, price: moneyIn({ usd, currency, rates }), currency }
  const coins = typed.side === 'coin' ? typed.amount : (moneyToCoins(exchange) ?? '')
  const money = typed.side === 'money' ? typed.amount : (coinsToMoney(exchange) ?? '')
  return (
    <form
      action={pathname}
      data-print="none"
      className="grid gap-2 border border-rule-2 bg-surface px-5 pt-4 pb-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className="font-display text-md">{t.converter()}</h2>
      <CarriedInputs />
      <ConverterSide
        name="amount"
        data-side="coin"
        label={t.amountOf({ unit: coin.symbol })}
        unit={<span className="truncate px-2">{coin.symbol}</span>}
        value={coins}
        onType={(amount) => setTyped({ side: 'coin', amount })}
      />
      <span aria-hidden="true" className="justify-self-center leading-none text-ink-3">
        ⇅
      </span>
      <div className="in-currency">
        <ConverterSide
          data-side="money"
          label={t.amountOf({ unit: currency })}
          unit={<UnitSelect coin={coin} currency={wanted} />}
          value={money}
          onType={(amount) => setTyped({ side: 'money', amount })}
        />
      </div>
      <p className="in-currency text-xs text-ink-3">
        1 {coin.symbol} = <Price usd={usd} currency={currency} rates={rates} />
      </p>
      <button type="submit" className="btn hidden noscript:inline-flex">
        {t.convert()}
      </button>
    </form>
  )
}

interface ConverterSideProps {
  readonly name?: string
  readonly 'data-side': 'coin' | 'money'
  readonly label: string
  readonly unit: ReactNode
  readonly value: string
  readonly onType: (amount: string) => void
}

function ConverterSide({ label, unit, value, onType, ...rest }: ConverterSideProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5.5rem]">
      <input
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        className="control rounded-e-none text-end text-md font-strong"
        aria-label={label}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <span className="converter-unit">{unit}</span>
    </div>
  )
}

/** The currency of the whole page, by its code. */
function UnitSelect({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const choose = useChooseCurrency(coin)
  return (
    <Select
      name="currency"
      aria-label={t.converterCurrency()}
      value={currency}
      onChange={({ target }) => {
        const chosen = readCurrency(target.value)
        if (chosen !== undefined) choose(chosen)
      }}
    >
      {currencies.map((known) => (
        <option key={known} value={known}>
          {known}
        </option>
      ))}
    </Select>
  )
}
