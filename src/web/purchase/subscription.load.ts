import { subscriptionOutcomes } from '../../words/addresses/purchase-addresses.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'

/** The subscription of who has the link; null when it is no good. `done` is what a press of a button has come to. */
export async function load({ client, url, isPrivate }: LoadArguments) {
  const query = url.searchParams
  const token = query.get('token')
  const done = subscriptionOutcomes.find((known) => known === query.get('done')) ?? null
  if (token === null) return { token, done, subscription: null }
  isPrivate?.()
  return { token, done, subscription: await orFallback(client.getOwnSubscription({ token }), null) }
}

export type Managed = NonNullable<Awaited<ReturnType<typeof load>>['subscription']>
