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

export function storedCurrency(): Currency | undefined {
  return readCurrency(choice.read())
}

export function useCurrency(requested: Currency | undefined): Currency {
  const { language } = use(LanguageContext)
  const chosen = useSyncExternalStore(choice.subscribe, storedCurrency, onServer)
  return requested ?? chosen ?? currencyOfLanguage[language]
}

export function storeCurrency(currency: Currency): void {
  choice.store(currency)
}

const waiting = 'currencyWaiting'

/** Reveals the amounts that stay hidden until they are in the reader's currency. */
export function useRevealFigures(currency: Currency, requested: Currency | undefined): void {
  useLayoutEffect(() => {
    if (currency === (requested ?? storedCurrency() ?? currency))
      delete document.documentElement.dataset[waiting]
  }, [currency, requested])
}
