import { followStatus } from '../../domain/follow/follow.ts'
import type { Queries } from '../database/database.ts'
import { queueMails } from '../outbound/mail/mail-queue.store.ts'
import type { Following } from './ask-to-follow.ts'
import {
  deleteRequest,
  deleteUnasked,
  findFollow,
  findRequest,
  noteStopMail,
  setFollowStatus,
  type FollowRow,
} from './follows.store.ts'

const day = 86_400_000

interface Stopping {
  readonly emailKey: string
  readonly itemId: string | null
  readonly browser: Uint8Array | undefined
}

/**
 * A browser whose link was pressed stops at once; one that has only asked takes back its asking. Anybody else causes
 * a mail to the address with the link to stop, once a day, and learns nothing.
 */
export async function stopFollowing(stopping: Stopping, needs: Following): Promise<void> {
  const now = needs.now()
  const { browser, itemId } = stopping
  const name = itemId === null ? null : ((await needs.nameOf(itemId)) ?? null)
  await needs.database.transaction(async (queries) => {
    const follow = await findFollow(stopping, queries)
    if (follow === undefined) return
    const followId = follow.follow_id
    const request = browser && (await findRequest({ followId, browser }, queries))
    if (request === undefined) return mailTheLink({ follow, name, now }, needs, queries)
    if (request.confirmed_at !== null)
      return setFollowStatus({ followId, status: followStatus.notFollowing, now }, queries)
    await deleteRequest(request.request_id, queries)
    await deleteUnasked(followId, queries)
  })
}

async function mailTheLink(
  { follow, name, now }: { follow: FollowRow; name: string | null; now: Date },
  { links, mails }: Following,
  queries: Queries,
): Promise<void> {
  const { follow_id: id, salt, stop_mailed_at: mailedAt } = follow
  const isMailed = mailedAt !== null && now.getTime() - mailedAt.getTime() < day
  if (follow.status !== followStatus.following || isMailed) return
  await noteStopMail({ followId: id, now }, queries)
  const token = links.write({ kind: 'stop', id, salt })
  await queueMails([mails.stop({ reader: follow, name, token })], now, queries)
}
