import type { Reply } from '../../../../contract/operations/operation.ts'
import type { Operations } from '../../../../contract/operations/operations.ts'

const linkKinds = [
  'website',
  'explorer',
  'source_code',
  'forum',
  'twitter',
  'facebook',
  'reddit',
  'telegram',
] as const
export type LinkKind = (typeof linkKinds)[number]

/** Description, links and facts of a coin. Empty parts are left out; null where the source did not deliver. */
export function presentAbout(stated: Reply<Operations['getCoinDetail']> | null) {
  const detail = stated ?? {}
  return {
    isAway: stated === null,
    description: detail.description ?? null,
    categories: detail.categories ?? [],
    links: linkKinds.flatMap((kind) => {
      const href = detail.links?.[kind]
      return href !== undefined && /^https?:\/\//.test(href) ? [{ kind, href }] : []
    }),
    highest: detail.ath_usd === undefined ? null : { usd: detail.ath_usd, at: detail.ath_at ?? null },
    lowest: detail.atl_usd === undefined ? null : { usd: detail.atl_usd, at: detail.atl_at ?? null },
  }
}
