import type { Queries } from '../../database/database.ts'
import type { FollowLinks } from '../follow-links.ts'
import { findFollower, type FollowerRow } from './followers.store.ts'

export async function findHolder(
  { token, kind }: { token: string; kind: 'preferences' | 'feed' },
  { links, database }: { links: FollowLinks; database: Queries },
): Promise<FollowerRow | undefined> {
  const read = links.read(token)
  if (read?.kind !== kind) return undefined
  const follower = await findFollower(read.id, database)
  const salt = (kind === 'feed' ? follower?.feed_salt : follower?.salt) ?? ''
  // The token is verified even if there is no such follower, so that the time of the reply does not reveal who follows.
  return links.isTrue(token, { kind, id: read.id, salt }) ? follower : undefined
}
