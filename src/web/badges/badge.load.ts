import { redirect } from 'react-router'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { readBadgeView, writeBadgeView, type BadgeView } from '../../domain/badges/badge-view.ts'
import { makeLinks } from '../addresses/links.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'

const maxOffered = 8

export type ChosenProject = Reply<Operations['describeBadge']>

export interface LoadedBadge {
  readonly view: BadgeView
  readonly chosen: ChosenProject | null
  readonly offered: Reply<Operations['listOfferingOptions']>['options']
}

export async function load({ client, language, url }: LoadArguments): Promise<LoadedBadge> {
  const view = readBadgeView(url.searchParams, language)
  const { item, q, look } = view
  if (item === '') {
    const { options } = await client.listOfferingOptions({ q })
    return { view, chosen: null, offered: options.slice(0, maxOffered) }
  }
  const requested = { id: item, kind: look.kind, lang: look.lang }
  const chosen = await orFallback(client.describeBadge(requested), null)
  // An address with an unknown project redirects to one address for all of them, which says that the project is missing.
  if (chosen === null) {
    const missing = { ...view, item: '', q: '', isMissing: true }
    throw redirect(makeLinks(url.searchParams).badge(writeBadgeView(missing, language)))
  }
  return { view, chosen, offered: [] }
}
