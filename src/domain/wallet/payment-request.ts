export const requestKinds = ['payment', 'transfer'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStates = ['waiting', 'paid', 'declined', 'expired'] as const
export type RequestState = (typeof requestStates)[number]

/** How long the holder of a wallet has to answer. */
export const requestMilliseconds = 15 * 60_000
/** Of one dApp, at a time. Anybody can ask; nobody has to fill a database. */
export const maxWaitingRequests = 20_000
export const longestMemo = 140
export const longestDescription = 280

/** One that waits is expired from its end on, whether or not somebody has written that down. */
export function stateAt(
  { state, expires_at }: { readonly state: RequestState; readonly expires_at: Date },
  now: Date,
): RequestState {
  return state === 'waiting' && expires_at <= now ? 'expired' : state
}
