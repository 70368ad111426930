import type { LoadArguments } from '../../loading/load.ts'
import type { LoadedMarket } from './present-market.ts'

/** The first page is made on the server; the browser fetches what makes one when the reader moves on. */
export async function loadMarket(args: LoadArguments): Promise<LoadedMarket> {
  const { presentMarket } = await import('./present-market.ts')
  return presentMarket(args)
}
