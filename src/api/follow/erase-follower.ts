import { emailKey } from '../../domain/kernel/text/email-address.ts'
import type { Database } from '../database/database.ts'
import type { MailIdentity } from '../outbound/mail/mail-identity.ts'
import { findSuppressions, type SuppressionKind } from '../outbound/mail/suppressions.store.ts'
import {
  deleteBouncesOf,
  deleteFollowsOf,
  deleteMailsTo,
  deleteStopAskingsOf,
  lockFollowerOf,
} from './erase-follower.store.ts'

export interface Erased {
  readonly follows: number
  readonly requests: number
  readonly mails: number
  readonly bounces: number
  /** What is kept, as a hash: that it gets no mail. */
  readonly suppressions: readonly SuppressionKind[]
}

/** Everything of an address, or nothing of it. That somebody wants no mail is kept, or it would come again. */
export async function eraseFollower(
  { email }: { email: string },
  { database, identity }: { database: Database; identity: MailIdentity },
): Promise<Erased> {
  const key = emailKey(email)
  return database.transaction(async (queries) => {
    await lockFollowerOf(key, queries)
    const { follows, requests } = await deleteFollowsOf(key, queries)
    return {
      follows,
      requests: requests + (await deleteStopAskingsOf(key, queries)),
      mails: await deleteMailsTo(key, queries),
      bounces: await deleteBouncesOf(identity.ofAddress(email), queries),
      suppressions: await findSuppressions([identity.ofAddress(email), identity.ofMailbox(email)], queries),
    }
  })
}
