import { emailKey } from '../../domain/kernel/text/email-address.ts'
import type { Database } from '../database/database.ts'
import type { MailIdentity } from '../outbound/mail/mail-identity.ts'
import { findSuppressions, type SuppressionKind } from '../outbound/mail/suppressions.store.ts'
import {
  deleteBouncesOf,
  deleteFollowsOf,
  deleteMailsTo,
  deleteStopRequestsOf,
  lockFollowerOf,
} from './erase-follower.store.ts'

export interface EraseResult {
  readonly follows: number
  readonly requests: number
  readonly mails: number
  readonly bounces: number
  /**
   * The kinds of suppressions of the address. Suppressions are kept, as hashes, so that the address gets no mail in the future.
   */
  readonly suppressions: readonly SuppressionKind[]
}

/** Deletes everything stored about an address except the fact that it wants no mail. */
export async function eraseFollower(
  { email }: { email: string },
  { database, identity }: { database: Database; identity: MailIdentity },
): Promise<EraseResult> {
  const key = emailKey(email)
  return database.transaction(async (queries) => {
    await lockFollowerOf(key, queries)
    const { follows, requests } = await deleteFollowsOf(key, queries)
    return {
      follows,
      requests: requests + (await deleteStopRequestsOf(key, queries)),
      mails: await deleteMailsTo(key, queries),
      bounces: await deleteBouncesOf(identity.ofAddress(email), queries),
      suppressions: await findSuppressions([identity.ofAddress(email), identity.ofMailbox(email)], queries),
    }
  })
}
