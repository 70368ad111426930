import { use, useLayoutEffect, useSyncExternalStore } from 'react'
import {
  currencyOfLanguage,
  currencyStorageKey,
  readCurrency,
  type Currency,
} from '../../../domain/kernel/money/currency.ts'
import { LanguageContext } from '../../i18n/use-messages.ts'
import { keptChoice } from './stored-choice.ts'

const choice = keptChoice(currencyStorageKey)
const onServer = () => undefined
const kept = () => readCurrency(choice.read())

/** That of the address, else the one the reader chose, else that of the language. */
export function useCurrency(asked: Currency | undefined): Currency {
  const { language } = use(LanguageContext)
  const chosen = useSyncExternalStore(choice.subscribe, kept, onServer)
  return asked ?? chosen ?? currencyOfLanguage[language]
}

export function keepCurrency(currency: Currency): void {
  choice.keep(currency)
}

const waiting = 'currencyWaiting'

/** Figures that were hidden until they are in the reader's currency come to light when they are. */
export function useFiguresInSight(currency: Currency, asked: Currency | undefined): void {
  useLayoutEffect(() => {
    if (currency === (asked ?? kept() ?? currency)) delete document.documentElement.dataset[waiting]
  }, [currency, asked])
}
