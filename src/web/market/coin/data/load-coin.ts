import { data } from 'react-router'
import { isCoinId } from '../../../../domain/market/quotes/coin.ts'
import type { LoadArguments } from '../../../loading/load.ts'
import type { LoadedCoin } from './present-coin.ts'

/** As for the list, the browser fetches what makes the page when it needs to. */
export async function loadCoin(args: LoadArguments): Promise<LoadedCoin> {
  const { id = '' } = args.params
  // What cannot be an id is a coin that does not exist, not a bad request.
  if (!isCoinId(id)) throw data(null, { status: 404 })
  const { presentCoin } = await import('./present-coin.ts')
  return presentCoin({ ...args, id })
}
