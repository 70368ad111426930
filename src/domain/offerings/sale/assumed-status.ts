import { reaches } from './amount.ts'
import { statusAt, type SaleState } from './lifecycle.ts'
import { statusOfName, type Status } from './status.ts'

type Sale = Omit<SaleState, 'status' | 'pinned'> & { phase: string | null; now: number }

const phases = new Map<string, Status | 'over'>([
  ['incoming', 0],
  ['upcoming', 0],
  ['active', 1],
  ['finished', 'over'],
  ['ended', 'over'],
])

/**
 * The status of a sale without a stated one: derived from its phase, else from its dates, else pre-open. A finished sale
 * succeeded if it is known to have raised its minimum target or, without a minimum, any amount at all. Otherwise it failed.
 */
export function assumedStatus({ phase, ...sale }: Sale): Status {
  const word = phase?.toLowerCase() ?? ''
  const stated = statusOfName(word) ?? phases.get(word)
  if (stated !== undefined) return stated === 'over' ? outcome(sale) : stated
  const start: SaleState = { ...sale, status: 0, pinned: false }
  // Whether the sale is over by its dates. The rule for a status by dates keeps a sale of unknown amounts open, so it is asked
  // about a sale with the same dates that has reached its target.
  const isOver = statusAt({ ...start, raised: '1', targetMin: '1', now: sale.now }) === 2
  return isOver ? outcome(sale) : statusAt({ ...start, now: sale.now })
}

function outcome({ raised, targetMin }: Pick<Sale, 'raised' | 'targetMin'>): 2 | 3 {
  const isNothing = reaches({ amount: '0', goal: raised }) ?? true
  return (reaches({ amount: raised, goal: targetMin }) ?? !isNothing) ? 2 : 3
}
