import { currencies, type Currency } from '../../domain/kernel/money/currency.ts'
import { useMessages } from '../i18n/use-messages.ts'

export function CurrencyOptions() {
  const t = useMessages('market')
  const words: Readonly<Record<Currency, string>> = {
    BTC: t.inBtc(),
    JPY: t.inJpy(),
    KRW: t.inKrw(),
    USD: t.inUsd(),
    EUR: t.inEur(),
    AUD: t.inAud(),
    CNY: t.inCny(),
    RUB: t.inRub(),
  }
  return currencies.map((known) => (
    <option key={known} value={known}>
      {words[known]}
    </option>
  ))
}
