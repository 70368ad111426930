import type { Client } from '../../contract/calls/client.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import { orFallback } from '../loading/or-fallback.ts'
import type { LoadArguments } from '../loading/load.ts'

export interface NamedOffering {
  /** As the link or the form names it; empty where it names none. */
  readonly requested: string
  readonly item: { readonly id: string; readonly name: string } | null
}

/**
 * The offering that a form is about. Whoever has typed something is shown it again whatever happens: of a form that was sent
 * the offering is left out also while the database is away.
 */
export async function namedOffering({
  client,
  url,
  posted,
}: Pick<LoadArguments, 'client' | 'url' | 'posted'>): Promise<NamedOffering> {
  const requested = posted?.fields['item'] ?? url.searchParams.get('item') ?? ''
  if (requested === '') return { requested, item: null }
  const asking = client.getOffering({ id: requested })
  const found = await (posted === undefined ? orFallback(asking, null) : orNull(asking))
  return { requested, item: found && { id: found.item_id, name: found.name } }
}

async function orNull(asking: ReturnType<Client['getOffering']>) {
  try {
    return await asking
  } catch (error) {
    if (isHttpFailure(error)) return null
    throw error
  }
}
