import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'

/**
 * Loads what the link of a mail is about. `link` is null if the token is invalid or missing, `token` is null if the address has
 * none.
 */
export async function load({ client, url }: LoadArguments) {
  const token = url.searchParams.get('token')
  const link = token === null ? null : await orFallback(client.getFollowLink({ token }), null)
  return { token, link }
}

export type LoadedLink = Awaited<ReturnType<typeof load>>
