import { use, useLayoutEffect, useSyncExternalStore } from 'react'
import {
  currencyOfLanguage,
  currencyStorageKey,
  readCurrency,
  type Currency,
} from '../../../domain/kernel/money/currency.ts'
import { LanguageContext } from '../../i18n/use-messages.ts'
import { storedChoice } from './stored-choice.ts'

const choice = storedChoice(currencyStorageKey)
const onServer = () => undefined

/** What the reader chose, if they did and it is one of ours. */
export function storedCurrency(): Currency | undefined {
  return readCurrency(choice.read())
}

/** That of the address, else the one the reader chose, else that of the language. */
export function useCurrency(requested: Currency | undefined): Currency {
  const { language } = use(LanguageContext)
  const chosen = useSyncExternalStore(choice.subscribe, storedCurrency, onServer)
  return requested ?? chosen ?? currencyOfLanguage[language]
}

export function storeCurrency(currency: Currency): void {
  choice.store(currency)
}

const waiting = 'currencyWaiting'

/** Figures that were hidden until they are in the reader's currency come to light when they are. */
export function useFiguresInSight(currency: Currency, requested: Currency | undefined): void {
  useLayoutEffect(() => {
    if (currency === (requested ?? storedCurrency() ?? currency))
      delete document.documentElement.dataset[waiting]
  }, [currency, requested])
}
