export const requestKinds = ['payment', 'transfer'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStates = ['waiting', 'paid', 'declined', 'expired'] as const
export type RequestState = (typeof requestStates)[number]

export const requestMilliseconds = 15 * 60_000
/**
 * The maximum number of unanswered requests of one dApp. Anyone can create requests in the name of a dApp, so their number must
 * not fill the database.
 */
export const maxWaitingRequests = 20_000
export const maxMemoLength = 140
export const maxDescriptionLength = 280

/** A waiting request is expired from its end on, even before the database records it. */
export function stateAt(
  { state, expires_at }: { readonly state: RequestState; readonly expires_at: Date },
  now: Date,
): RequestState {
  return state === 'waiting' && expires_at <= now ? 'expired' : state
}
