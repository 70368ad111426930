import { use } from 'react'
import type { Currency } from '../../../domain/kernel/money/currency.ts'
import { abbreviateMoney } from '../../../domain/kernel/money/money-format.ts'
import { formatPrice } from '../../../domain/kernel/money/price-format.ts'
import { moneyIn, writableIn, type Rates } from '../../../domain/market/quotes/money-in.ts'
import { LanguageContext } from '../../i18n/use-messages.ts'
import { useLiveRates } from '../live/use-live-rates.ts'

export interface MoneyProps {
  readonly usd: number | null
  readonly currency: Currency
  readonly rates: Rates
}

/** A price with every digit on hover. Runs of zeros are abbreviated only visually: screen readers get the whole number. */
export function Price({ usd, currency: wanted, rates: loaded }: MoneyProps) {
  const { language } = use(LanguageContext)
  const rates = useLiveRates(wanted, loaded)
  const currency = writableIn(wanted, rates)
  const { text, full } = formatPrice({ value: moneyIn({ usd, currency, rates }), currency, language })
  if (text === full) return text
  if (!/[₀-₉]/.test(text)) return <span title={full}>{text}</span>
  return (
    <span title={full}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{full}</span>
    </span>
  )
}

export function useSum() {
  const { language } = use(LanguageContext)
  return ({ usd, currency: wanted, rates }: MoneyProps): string => {
    const currency = writableIn(wanted, rates)
    return abbreviateMoney({ value: moneyIn({ usd, currency, rates }), currency, language })
  }
}

/** The same sum in bitcoin; nothing if the reader's currency is already bitcoin. */
export function useBitcoinSum() {
  const sum = useSum()
  return ({ usd, currency, rates }: MoneyProps): string | null => {
    if (usd === null || writableIn(currency, rates) === 'BTC' || rates['BTC'] === undefined) return null
    return sum({ usd, currency: 'BTC', rates })
  }
}
