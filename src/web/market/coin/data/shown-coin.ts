import type { Currency } from '../../../../domain/kernel/money/currency.ts'
import type { LoadedCoin } from './coin.load.ts'

/** A coin, and the currency that it is shown in. */
export interface ShownCoin {
  readonly coin: LoadedCoin
  readonly currency: Currency
}
