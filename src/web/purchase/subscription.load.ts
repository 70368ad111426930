import { subscriptionOutcomes } from '../../words/addresses/purchase-addresses.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'

/**
 * Loads the subscription of a link from a mail; null if the link is not valid. `done` is the result of the button that
 * was pressed last.
 */
export async function load({ client, url, isPrivate }: LoadArguments) {
  const query = url.searchParams
  const token = query.get('token')
  const done = subscriptionOutcomes.find((known) => known === query.get('done')) ?? null
  if (token === null) return { token, done, subscription: null }
  isPrivate?.()
  return { token, done, subscription: await orFallback(client.getOwnSubscription({ token }), null) }
}

export type ManagedSubscription = NonNullable<Awaited<ReturnType<typeof load>>['subscription']>
