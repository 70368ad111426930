import { Refusal } from '../../../contract/problems/problem.ts'
import type { RankedCoin } from '../../../domain/market/list/market-list.ts'

export function knownCoin(found: RankedCoin | undefined): RankedCoin {
  if (found === undefined) throw new Refusal('coin_not_found')
  return found
}

export const isSimulated = ({ quote }: RankedCoin) => quote.source === 'demo'
