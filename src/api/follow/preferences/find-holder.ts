import type { Queries } from '../../database/database.ts'
import type { FollowLinks } from '../follow-links.ts'
import { findFollower, type FollowerRow } from './followers.store.ts'

/** Whose link or feed this is; undefined when it is not one of ours, is for something else, or its follower was erased. */
export async function findHolder(
  { token, kind }: { token: string; kind: 'preferences' | 'feed' },
  { links, database }: { links: FollowLinks; database: Queries },
): Promise<FollowerRow | undefined> {
  const read = links.read(token)
  if (read?.kind !== kind) return undefined
  const follower = await findFollower(read.id, database)
  const salt = (kind === 'feed' ? follower?.feed_salt : follower?.salt) ?? ''
  // Checked whether or not there is one, so that it takes as long.
  return links.isTrue(token, { kind, id: read.id, salt }) ? follower : undefined
}
