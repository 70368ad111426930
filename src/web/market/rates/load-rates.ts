import type { Client } from '../../../contract/calls/client.ts'
import { currencies } from '../../../domain/kernel/money/currency.ts'
import type { Rates } from '../../../domain/market/quotes/money-in.ts'
import { orWithout } from '../../loading/or-without.ts'

/** Value of each currency in dollars. If it cannot be loaded, prices are shown in dollars. */
export async function loadRates(client: Client): Promise<Rates> {
  const answer = client.getExchangeRates({ currency: 'USD' })
  const values = await orWithout<Rates, Rates>(
    answer.then(({ data }) => data),
    { USD: 1 },
  )
  return Object.fromEntries(currencies.map((currency) => [currency, values[currency]]))
}
