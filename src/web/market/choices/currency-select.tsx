import { currencies, readCurrency, type Currency } from '../../../domain/kernel/money/currency.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Select } from '../../ui/lists/select.tsx'

interface CurrencySelectProps {
  readonly currency: Currency
  readonly onChoose: (currency: Currency) => void
}

/** Its form says what it means without JavaScript. */
export function CurrencySelect({ currency, onChoose }: CurrencySelectProps) {
  const t = useMessages('market')
  const words = useCurrencyWords()
  return (
    <Select
      name="currency"
      aria-label={t.currency()}
      fit
      className="in-currency"
      value={currency}
      onChange={({ target }) => {
        const chosen = readCurrency(target.value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {currencies.map((known) => (
        <option key={known} value={known}>
          {words[known]}
        </option>
      ))}
    </Select>
  )
}

function useCurrencyWords(): Readonly<Record<Currency, string>> {
  const t = useMessages('market')
  return {
    BTC: t.inBtc(),
    JPY: t.inJpy(),
    KRW: t.inKrw(),
    USD: t.inUsd(),
    EUR: t.inEur(),
    AUD: t.inAud(),
    CNY: t.inCny(),
    RUB: t.inRub(),
  }
}
