import type { Client } from '../../../contract/client.ts'
import { currencies } from '../../../domain/kernel/currency.ts'
import type { Rates } from '../../../domain/market/money-in.ts'
import { orWithout } from '../../shell/or-without.ts'

/** What each currency is worth in dollars. Where nobody knows, prices are shown in dollars. */
export async function loadRates(client: Client): Promise<Rates> {
  const answer = client.getExchangeRates({ currency: 'USD' })
  const values = await orWithout<Rates, Rates>(
    answer.then(({ data }) => data),
    { USD: 1 },
  )
  return Object.fromEntries(currencies.map((currency) => [currency, values[currency]]))
}
