import { preferencesOutcomes } from '../../../words/addresses/follow-addresses.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { orFallback } from '../../loading/or-fallback.ts'

/** Loads the preferences of the link's follower; null if the link is invalid. `done` is the result of a form submitted without scripts. */
export async function load({ client, url }: LoadArguments) {
  const token = url.searchParams.get('token')
  const done = preferencesOutcomes.find((known) => known === url.searchParams.get('done')) ?? null
  const preferences = token === null ? null : await orFallback(client.getFollowPreferences({ token }), null)
  return { token, done, preferences }
}

export type LoadedPreferences = NonNullable<Awaited<ReturnType<typeof load>>['preferences']>
export type OwnFollow = LoadedPreferences['follows'][number]
