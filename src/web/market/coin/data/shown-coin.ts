import type { Currency } from '../../../../domain/kernel/money/currency.ts'
import type { LoadedCoin } from './coin.load.ts'

export interface ShownCoin {
  readonly coin: LoadedCoin
  readonly currency: Currency
}
