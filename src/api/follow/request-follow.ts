import { followStatus, mailAgainAfter, type FollowStatus } from '../../domain/follow/follow.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { emailKey } from '../../domain/kernel/text/email-address.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MailAllowance } from '../outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { FollowLinks } from './follow-links.ts'
import { findRequest, ownsAddress, putRequest } from './follow-requests.store.ts'
import type { FollowMails } from './follow.mails.ts'
import { lockFollow, setFollowStatus, waitUnlessFollowing } from './follows.store.ts'

export interface FollowDeps {
  readonly database: Database
  readonly links: FollowLinks
  readonly mails: FollowMails
  readonly allowance: MailAllowance
  readonly queue: MailQueue
  readonly now: () => Date
  readonly nameOf: (
    wanted: { itemId: string; language: Language },
    queries: Queries,
  ) => Promise<string | undefined>
}

interface FollowRequest {
  readonly email: string
  readonly itemId: string | null
  readonly name: string | null
  readonly browser: Uint8Array
  readonly caller: string
  readonly language: Language
}

/**
 * Sends a confirmation mail. The reply and the work are the same whether or not the address already follows, so that
 * strangers cannot find out. A browser in which the owner of the address has confirmed before needs no confirmation.
 */
export async function requestFollow(request: FollowRequest, deps: FollowDeps): Promise<FollowStatus> {
  const { email, itemId, name, browser, caller, language } = request
  const now = deps.now()
  const key = emailKey(email)
  return deps.database.transaction(async (queries) => {
    const follow = await lockFollow({ ...request, emailKey: key, status: followStatus.waiting, now }, queries)
    const followId = follow.follow_id
    if (await ownsAddress({ emailKey: key, browser }, queries)) {
      await putRequest({ followId, browser, confirmedAt: now, isOwner: true, now }, queries)
      await setFollowStatus({ followId, status: followStatus.following, language, now }, queries)
      return followStatus.following
    }
    const before = await findRequest({ emailKey: key, itemId, browser }, queries)
    const isConfirmed = before !== undefined && before.confirmed_at !== null
    if (isConfirmed && follow.status === followStatus.following) return followStatus.following
    await waitUnlessFollowing({ followId, language, now }, queries)
    if (before?.confirmed_at === null && now.getTime() - before.mailed_at.getTime() < mailAgainAfter)
      return followStatus.waiting
    const requestId = await deps.allowance.countRequest({ email, caller, now }, queries)
    const stored = await putRequest({ followId, browser, confirmedAt: null, isOwner: false, now }, queries)
    const token = deps.links.write({ kind: 'confirm', id: stored.request_id, salt: stored.salt })
    const holderToken = deps.links.write({
      kind: 'preferences',
      id: follow.follower_id,
      salt: follow.follower_salt,
    })
    const mail = deps.mails.confirm({ reader: { email, language }, name, token, holderToken })
    if (await deps.allowance.mayMail({ requestId, now }, queries)) await deps.queue.put([mail], now, queries)
    return followStatus.waiting
  })
}
