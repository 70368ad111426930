import { followStatus } from '../../domain/follow/follow.ts'
import { emailKey } from '../../domain/kernel/text/email-address.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { deleteRequest, findRequest } from './follow-requests.store.ts'
import { endFollow, lockExistingFollow, recordStopMail } from './follows.store.ts'
import { deleteUnrequestedFollow } from './forget-follows.store.ts'
import type { FollowDeps } from './request-follow.ts'
import { putStopRequest, takeStopRequest } from './stop-requests.store.ts'

interface UnfollowRequest {
  readonly email: string
  readonly itemId: string | null
  readonly browser: Uint8Array | undefined
  readonly caller: string
}

/**
 * A browser whose request was confirmed ends the follow at once; a browser with an unconfirmed request withdraws it. A request to
 * stop from any other browser is only stored, and a job mails a link to the address later, so the reply to such a browser takes
 * the same time whether or not the address follows.
 */
export async function stopFollowing(stopping: UnfollowRequest, deps: FollowDeps): Promise<void> {
  const now = deps.now()
  const { email, itemId, browser, caller } = stopping
  const followed = { emailKey: emailKey(email), itemId }
  await deps.database.transaction(async (queries) => {
    const request = browser && (await findRequest({ ...followed, browser }, queries))
    if (request === undefined) {
      const requestId = await deps.allowance.countRequest({ email, caller, now }, queries)
      return putStopRequest({ requestId, ...followed }, queries)
    }
    const followId = request.follow_id
    if (request.confirmed_at !== null) return endFollow({ followId, now }, queries)
    await deleteRequest(request.request_id, queries)
    await deleteUnrequestedFollow(followId, queries)
  })
}

/**
 * Mails the link that ends a follow, for one stored request to stop; a follow gets at most one such mail a day. Returns false if
 * no request is stored.
 */
export async function mailStopLink(deps: FollowDeps): Promise<boolean> {
  const { database, links, mails, allowance, queue, nameOf } = deps
  const now = deps.now()
  return database.transaction(async (queries) => {
    const stopRequest = await takeStopRequest(queries)
    if (stopRequest === undefined) return false
    const follow = await lockExistingFollow(stopRequest, queries)
    if (follow?.status !== followStatus.following) return true
    const { follow_id: id, salt, item_id: itemId, stop_mailed_at: mailedAt } = follow
    if (mailedAt !== null && now.getTime() - mailedAt.getTime() < day) return true
    if (!(await allowance.mayMail({ requestId: stopRequest.requestId, now }, queries))) return true
    await recordStopMail({ followId: id, now }, queries)
    const name =
      itemId === null ? null : ((await nameOf({ itemId, language: follow.language }, queries)) ?? null)
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
