import type { LoadedReturn } from '../purchase.load.ts'
import type { Outcome } from './use-outcome.ts'

export type ResultView =
  | 'asking'
  | 'unknown'
  | 'away'
  | 'paid'
  | 'waiting'
  | 'abandoned'
  | 'declined'
  | 'expired'
  | 'over'

/** The address says what the reader meant, the server what is: only of a purchase that waits does the address decide. */
export function resultView(outcome: Outcome, back: LoadedReturn['back']): ResultView {
  if (outcome.kind !== 'known') return outcome.kind
  const { state } = outcome.subscription
  if (state === 'waiting') return back === 'success' ? 'waiting' : 'abandoned'
  if (state === 'declined' || state === 'expired') return state
  return state === 'ended' || state === 'refunded' ? 'over' : 'paid'
}
