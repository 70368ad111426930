import type { LoadedReturn } from '../purchase.load.ts'
import type { LookupResult } from './use-polled-subscription.ts'

export type ResultView =
  | 'loading'
  | 'unknown'
  | 'away'
  | 'paid'
  | 'waiting'
  | 'abandoned'
  | 'declined'
  | 'expired'
  | 'over'

/**
 * Chooses what to show after the checkout. The state on the server decides; the address (success or fail) counts only
 * while the purchase is waiting.
 */
export function resultView(outcome: LookupResult, back: LoadedReturn['back']): ResultView {
  if (outcome.kind !== 'known') return outcome.kind
  const { state } = outcome.subscription
  if (state === 'waiting') return back === 'success' ? 'waiting' : 'abandoned'
  if (state === 'declined' || state === 'expired') return state
  return state === 'ended' || state === 'refunded' ? 'over' : 'paid'
}
