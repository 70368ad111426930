import type { Client } from '../../../contract/calls/client.ts'
import { currencies } from '../../../domain/kernel/money/currency.ts'
import type { Rates } from '../../../domain/market/quotes/money-in.ts'
import { orFallback } from '../../loading/or-fallback.ts'

/** Loads the value of each currency in dollars. If the values cannot be loaded, prices are shown in dollars. */
export async function loadRates(client: Client): Promise<Rates> {
  const answer = client.getExchangeRates({ currency: 'USD' })
  const values = await orFallback<Rates, Rates>(
    answer.then(({ data }) => data),
    { USD: 1 },
  )
  return Object.fromEntries(currencies.map((currency) => [currency, values[currency]]))
}
