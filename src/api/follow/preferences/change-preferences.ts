import { followStatus } from '../../../domain/follow/follow.ts'
import type { PreferenceChange } from '../../../domain/follow/preference-change.ts'
import { pauseEnd } from '../../../domain/follow/preferences.ts'
import type { preferencesOutcomes } from '../../../words/addresses/follow-addresses.ts'
import type { Database, Queries } from '../../database/database.ts'
import type { MailIdentity } from '../../outbound/mail/mail-identity.ts'
import { eraseFollower } from '../erase-follower.ts'
import type { FollowLinks } from '../follow-links.ts'
import { endFollow, setFollowStatus } from '../follows.store.ts'
import { findHolder } from './find-holder.ts'
import {
  dropQueuedNews,
  followsOf,
  lockFollower,
  setLanguage,
  setPause,
  setTriggers,
  stopAllFollows,
  type FollowerRow,
} from './followers.store.ts'

export interface ChangePreferencesDeps {
  readonly database: Database
  readonly links: FollowLinks
  readonly identity: MailIdentity
  readonly now: () => Date
  readonly eraseFiles: (email: string) => Promise<void>
}

/** The result `unclear` means that a field that the action needs is missing. */
type ChangePreferencesResult = (typeof preferencesOutcomes)[number]

/** Applies one action of the preferences page; undefined if the link is invalid. A repeated action changes nothing. */
export async function changePreferences(
  { token, change }: { token: string; change: PreferenceChange },
  deps: ChangePreferencesDeps,
): Promise<ChangePreferencesResult | undefined> {
  const holder = await findHolder({ token, kind: 'preferences' }, deps)
  if (holder === undefined) return undefined
  if (change.action === 'erase') {
    if (change.isConfirmed !== true) return 'unconfirmed'
    await eraseFollower({ email: holder.email_key }, deps)
    await deps.eraseFiles(holder.email_key)
    return 'erased'
  }
  return deps.database.transaction(async (queries) => {
    await lockFollower(holder.follower_id, queries)
    return apply({ change, holder, now: deps.now() }, queries)
  })
}

async function apply(
  { change, holder, now }: { change: PreferenceChange; holder: FollowerRow; now: Date },
  queries: Queries,
): Promise<ChangePreferencesResult> {
  const emailKey = holder.email_key
  const { action, itemId = null, triggers = [], language, span } = change
  const follows = await followsOf(emailKey, queries)
  const follow = follows.find(({ item_id: id }) => id === itemId)
  switch (action) {
    case 'stop':
      if (follow === undefined) return 'unclear'
      if (follow.status !== followStatus.notFollowing)
        await endFollow({ followId: follow.follow_id, now }, queries)
      return 'saved'
    case 'follow': {
      if (follow === undefined) return 'unclear'
      const { following } = followStatus
      if (follow.status !== following)
        await setFollowStatus({ followId: follow.follow_id, status: following, now }, queries)
      return 'saved'
    }
    case 'stopAll':
      await stopAllFollows({ emailKey, now }, queries)
      await dropQueuedNews(emailKey, queries)
      return 'saved'
    case 'triggers':
    case 'triggersOfAll': {
      if (triggers.length === 0) return 'noTrigger'
      const changed = action === 'triggersOfAll' ? follows : follows.filter((own) => own === follow)
      if (changed.length === 0) return 'unclear'
      await setTriggers({ followIds: changed.map(({ follow_id: id }) => id), triggers }, queries)
      return 'saved'
    }
    case 'language':
      if (language === undefined) return 'unclear'
      await setLanguage({ emailKey, language }, queries)
      return 'saved'
    case 'pause':
      if (span === undefined) return 'unclear'
      await setPause({ emailKey, from: holder.paused_at ?? now, until: pauseEnd(span, now) }, queries)
      await dropQueuedNews(emailKey, queries)
      return 'saved'
    case 'resume':
      await setPause({ emailKey, from: null, until: null }, queries)
      return 'saved'
    case 'erase':
    default:
      return 'unclear'
  }
}
