import type { Client } from '../../contract/calls/client.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'

export interface NamedOffering {
  readonly requested: string
  readonly item: { readonly id: string; readonly name: string } | null
}

/**
 * Loads the offering that a form is about. When a sent form is shown again, a failure to load the offering is ignored, so that
 * the visitor never loses the typed text.
 */
export async function namedOffering({
  client,
  language,
  url,
  posted,
}: Pick<LoadArguments, 'client' | 'language' | 'url' | 'posted'>): Promise<NamedOffering> {
  const requested = posted?.fields['item'] ?? url.searchParams.get('item') ?? ''
  if (requested === '') return { requested, item: null }
  const pending = client.getOffering({ id: requested })
  const found = await (posted === undefined ? orFallback(pending, null) : orNull(pending))
  return { requested, item: found && { id: found.item_id, name: nameInLanguage(found, language) } }
}

async function orNull(pending: ReturnType<Client['getOffering']>) {
  try {
    return await pending
  } catch (error) {
    if (isHttpFailure(error)) return null
    throw error
  }
}
