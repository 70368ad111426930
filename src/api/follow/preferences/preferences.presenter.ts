import { followStatus } from '../../../domain/follow/follow.ts'
import { isPaused } from '../../../domain/follow/preferences.ts'
import { defaultLanguage } from '../../../domain/kernel/site/language.ts'
import { followFeedPath } from '../../../words/addresses/endpoints.ts'
import type { FollowLinks } from '../follow-links.ts'
import type { FollowerRow, OwnFollowRow } from './followers.store.ts'

interface PreferencesInput {
  readonly holder: FollowerRow
  readonly follows: readonly OwnFollowRow[]
  /** Names of offerings by id; hidden offerings are missing. */
  readonly names: ReadonlyMap<string, string>
  readonly links: FollowLinks
  readonly now: Date
}

/** Unconfirmed follows are left out: a stranger may have requested them. Only the data export shows them. */
export function presentPreferences({ holder, follows, names, links, now }: PreferencesInput) {
  const { follower_id: id, feed_salt: salt, paused_at: from, paused_until: until } = holder
  const known = follows.filter(({ status }) => status !== followStatus.waiting)
  const paused = isPaused({ from, until }, now)
  const isFollowing = known.some(({ status }) => status === followStatus.following)
  return {
    email: follows.at(-1)?.email ?? holder.email_key,
    language: holder.language ?? follows.at(-1)?.language ?? defaultLanguage,
    isPaused: paused,
    pausedUntil: paused ? (until?.toISOString() ?? null) : null,
    feed: isFollowing ? followFeedPath(links.write({ kind: 'feed', id, salt })) : null,
    follows: known.map(({ item_id: itemId, status, triggers }) => ({
      itemId,
      name: itemId === null ? null : (names.get(itemId) ?? null),
      isFollowing: status === followStatus.following,
      triggers: [...triggers],
    })),
  }
}
