import { followStatus } from '../../domain/follow/follow.ts'
import { emailKey } from '../../domain/kernel/text/email-address.ts'
import type { Following } from './ask-to-follow.ts'
import { deleteRequest, findRequest } from './follow-requests.store.ts'
import { lockKnownFollow, noteStopMail, setFollowStatus } from './follows.store.ts'
import { deleteUnasked } from './forget-follows.store.ts'
import { putStopAsking, takeStopAsking } from './stop-askings.store.ts'
import { day } from '../../domain/kernel/time/durations.ts'

interface Stopping {
  readonly email: string
  readonly itemId: string | null
  readonly browser: Uint8Array | undefined
  /** As limits count them. */
  readonly caller: string
}

/**
 * A browser whose link was pressed stops at once; one that has only asked takes back its asking. What anybody else wants
 * is noted and no more: whether the address follows at all is looked up later, so the answer takes as long for one that
 * does as for one that does not.
 */
export async function stopFollowing(stopping: Stopping, deps: Following): Promise<void> {
  const now = deps.now()
  const { email, itemId, browser, caller } = stopping
  const followed = { emailKey: emailKey(email), itemId }
  await deps.database.transaction(async (queries) => {
    const request = browser && (await findRequest({ ...followed, browser }, queries))
    if (request === undefined) {
      const requestId = await deps.allowance.countRequest({ email, caller, now }, queries)
      return putStopAsking({ requestId, ...followed }, queries)
    }
    const followId = request.follow_id
    if (request.confirmed_at !== null)
      return setFollowStatus({ followId, status: followStatus.notFollowing, now }, queries)
    await deleteRequest(request.request_id, queries)
    await deleteUnasked(followId, queries)
  })
}

/** Mails the link to stop to an address that somebody wants to follow no more, once a day; false when none waits. */
export async function mailStopLink(deps: Following): Promise<boolean> {
  const { database, links, mails, allowance, queue, nameOf } = deps
  const now = deps.now()
  return database.transaction(async (queries) => {
    const asking = await takeStopAsking(queries)
    if (asking === undefined) return false
    const follow = await lockKnownFollow(asking, queries)
    if (follow?.status !== followStatus.following) return true
    const { follow_id: id, salt, item_id: itemId, stop_mailed_at: mailedAt } = follow
    if (mailedAt !== null && now.getTime() - mailedAt.getTime() < day) return true
    if (!(await allowance.mayMail({ requestId: asking.requestId, now }, queries))) return true
    await noteStopMail({ followId: id, now }, queries)
    const name = itemId === null ? null : ((await nameOf(itemId, queries)) ?? null)
    const token = links.write({ kind: 'stop', id, salt })
    const holderToken = links.write({
      kind: 'preferences',
      id: follow.follower_id,
      salt: follow.follower_salt,
    })
    await queue.put([mails.stop({ reader: follow, name, token, holderToken })], now, queries)
    return true
  })
}
