import type { FastifyRequest } from 'fastify'
import { followStatus } from '../../domain/follow/follow.ts'
import { storedProof } from '../operations/browser-proof.ts'
import type { Following } from './ask-to-follow.ts'
import type { Linked } from './follow-linked.ts'
import { confirmRequest } from './follow-requests.store.ts'
import { browserOf } from './follow.operations.ts'
import { setFollowStatus } from './follows.store.ts'

/** What a press of a button of a mail does, once the token is found true. */
export type PressAct = (linked: Linked, requested: FastifyRequest, deps: Following) => Promise<void>

export const confirmFollow: PressAct = async ({ follow, request }, requested, deps) => {
  if (request === undefined || request.confirmed_at !== null) return
  const now = deps.now()
  const browser = browserOf(storedProof(requested))
  const isOwner = browser !== undefined && Buffer.compare(browser, request.browser) === 0
  await deps.database.transaction(async (queries) => {
    await confirmRequest({ requestId: request.request_id, isOwner, now }, queries)
    const isNew = follow.status !== followStatus.following
    if (isNew)
      await setFollowStatus({ followId: follow.follow_id, status: followStatus.following, now }, queries)
  })
}

export const stopFollow: PressAct = async ({ follow }, _, deps) => {
  if (follow.status === followStatus.notFollowing) return
  await setFollowStatus(
    { followId: follow.follow_id, status: followStatus.notFollowing, now: deps.now() },
    deps.database,
  )
}
