/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
   -- no element of HTML is a list of choices with pictures, and the focus and its keys stay in the field. */
import type { RefObject } from 'react'
import type { Currency } from '../../../domain/kernel/money/currency.ts'
import type { Rates } from '../../../domain/market/quotes/money-in.ts'
import { CoinLogo } from '../figures/coin-logo.tsx'
import { Price } from '../figures/money.tsx'
import type { SuggestedCoin } from './suggested-coins.ts'
import './suggestions.css'

interface SuggestionListProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly id: string
  readonly label: string
  readonly coins: readonly SuggestedCoin[]
  readonly chosen: SuggestedCoin | undefined
  readonly optionId: (coinId: string) => string
  readonly onOpen: (coinId: string) => void
  readonly currency: Currency
  readonly rates: Rates
}

export function SuggestionList(props: SuggestionListProps) {
  const { ref, id, label, coins, chosen, optionId, onOpen, currency, rates } = props
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      className="coin-suggestions"
      onMouseDown={(event) => event.preventDefault()}
    >
      {coins.map((coin) => (
        <div
          key={coin.id}
          id={optionId(coin.id)}
          role="option"
          aria-selected={coin === chosen}
          onClick={() => onOpen(coin.id)}
        >
          <CoinLogo {...coin} src={coin.logo} size="size-6" eager />
          <b>
            {coin.name} <small>{coin.symbol}</small>
          </b>{' '}
          <Price usd={coin.price} currency={currency} rates={rates} />
        </div>
      ))}
    </div>
  )
}
