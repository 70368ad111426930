import { readCurrency, type Currency } from '../../../domain/kernel/money/currency.ts'
import { CurrencyOptions } from '../../form/currency-options.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { Select } from '../../ui/lists/select.tsx'

interface CurrencySelectProps {
  readonly currency: Currency
  readonly onChoose: (currency: Currency) => void
}

export function CurrencySelect({ currency, onChoose }: CurrencySelectProps) {
  const t = useMessages('market')
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
      <CurrencyOptions />
    </Select>
  )
}
