import { followStatus, mailAgainAfter, mostAskedADay, type FollowStatus } from '../../domain/follow/follow.ts'
import { emailKey } from '../../domain/kernel/text/email-address.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Database, Queries } from '../database/database.ts'
import { queueMails } from '../outbound/mail/mail-queue.store.ts'
import type { FollowLinks } from './follow-links.ts'
import type { FollowMails } from './follow.mails.ts'
import {
  askedSince,
  findRequest,
  lockFollow,
  ownsAddress,
  putRequest,
  setFollowStatus,
} from './follows.store.ts'

export interface Following {
  readonly database: Database
  readonly links: FollowLinks
  readonly mails: FollowMails
  readonly now: () => Date
  /** The name of an offering; undefined when there is none of that id. */
  readonly nameOf: (itemId: string) => Promise<string | undefined>
}

const day = 86_400_000

interface Asking {
  readonly email: string
  readonly itemId: string | null
  readonly browser: Uint8Array
  readonly language: Language
}

/**
 * Who asks is sent a mail to confirm, and is answered alike whether the address follows already or not. A browser in
 * which its owner has confirmed before need not confirm again.
 */
export async function askToFollow(asking: Asking, needs: Following): Promise<FollowStatus> {
  const { itemId, browser, language } = asking
  const now = needs.now()
  const key = emailKey(asking.email)
  const name = itemId === null ? null : ((await needs.nameOf(itemId)) ?? null)
  return needs.database.transaction(async (queries) => {
    const follow = await lockFollow({ ...asking, emailKey: key, status: followStatus.waiting, now }, queries)
    const followId = follow.follow_id
    if (await ownsAddress({ emailKey: key, browser }, queries)) {
      await putRequest({ followId, browser, confirmedAt: now, isOwner: true, now }, queries)
      await setFollowStatus({ followId, status: followStatus.following, language, now }, queries)
      return followStatus.following
    }
    const before = await findRequest({ followId, browser }, queries)
    const isFollowing = follow.status === followStatus.following
    if (isFollowing && before !== undefined && before.confirmed_at !== null) return followStatus.following
    if (!isFollowing)
      await setFollowStatus({ followId, status: followStatus.waiting, language, now }, queries)
    if (before?.confirmed_at === null && now.getTime() - before.mailed_at.getTime() < mailAgainAfter)
      return followStatus.waiting
    if (await isTooMuch({ emailKey: key, now }, queries)) return followStatus.waiting
    const request = await putRequest({ followId, browser, confirmedAt: null, isOwner: false, now }, queries)
    const token = needs.links.write({ kind: 'confirm', id: request.request_id, salt: request.salt })
    const reader = { email: asking.email, language }
    await queueMails([needs.mails.confirm({ reader, name, token })], now, queries)
    return followStatus.waiting
  })
}

async function isTooMuch({ emailKey: key, now }: { emailKey: string; now: Date }, queries: Queries) {
  const since = new Date(now.getTime() - day)
  return (await askedSince({ emailKey: key, since }, queries)) >= mostAskedADay
}
