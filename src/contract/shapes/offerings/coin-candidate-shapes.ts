import { Type } from 'typebox'
import { coinDecisions, coinReasons } from '../../../domain/offerings/coin/coin-candidates.ts'

export const CoinCandidate = Type.Object({
  coin: Type.Object({ id: Type.String(), symbol: Type.String(), name: Type.String() }),
  reasons: Type.Array(Type.Enum(coinReasons), {
    description: 'What the coin and the sale have in common.',
  }),
  decision: Type.Enum(coinDecisions, {
    description:
      'linked: confirmed by the operator, the only one that is shown; claimed: the owner says so, and the operator has not decided; elsewhere: the sale is linked to another coin; likely, possible, unlikely: by the reasons.',
  }),
})
