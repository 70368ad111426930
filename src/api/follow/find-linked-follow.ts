import { followStatus, type FollowStatus } from '../../domain/follow/follow.ts'
import type { Queries } from '../database/database.ts'
import type { FollowLinks, LinkKind } from './follow-links.ts'
import { findRequestById, type RequestRow } from './follow-requests.store.ts'
import { findFollowById, type FollowRow } from './follows.store.ts'

export interface LinkedFollow {
  readonly kind: Exclude<LinkKind, 'preferences' | 'feed'>
  readonly follow: FollowRow
  readonly request: RequestRow | undefined
  /** The status that the link in a mail may reveal: a follow whose request is unconfirmed is always `waiting`. */
  readonly status: FollowStatus
}

export async function findLinked(
  token: string,
  { links, database }: { links: FollowLinks; database: Queries },
): Promise<LinkedFollow | undefined> {
  const read = links.read(token)
  if (read === undefined) return undefined
  const { kind, id } = read
  if (kind === 'preferences' || kind === 'feed') return undefined
  const request = kind === 'confirm' ? await findRequestById(id, database) : undefined
  if (kind === 'confirm' && request === undefined) return undefined
  const follow = await findFollowById(request?.follow_id ?? id, database)
  if (follow === undefined) return undefined
  if (!links.isTrue(token, { kind, id, salt: request?.salt ?? follow.salt })) return undefined
  const isOpen = request !== undefined && request.confirmed_at === null
  return { kind, follow, request, status: isOpen ? followStatus.waiting : follow.status }
}
