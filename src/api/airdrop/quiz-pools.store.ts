import { inviterPercent } from '../../domain/airdrop/reward.ts'
import type { Queries } from '../database/database.ts'

interface LockedQuiz {
  readonly reward: string
  readonly asset_id: string
  readonly begins_at: Date
  readonly over_at: Date
  readonly is_paused: boolean
  readonly pool_left: string
  readonly price_krw: string
  readonly price_date: string
}

export async function lockQuiz(quizId: string, { query }: Queries): Promise<LockedQuiz | undefined> {
  const [row] = await query<LockedQuiz>(
    `select reward, asset_id, begins_at, over_at, is_paused, pool_left, price_krw, price_date
     from quizzes join quiz_pools using (quiz_id) where quiz_id = $1 for update of quiz_pools for share of quizzes`,
    [quizId],
  )
  return row
}

export async function canPay(quizId: string, { query }: Queries): Promise<boolean> {
  const rows = await query(
    `select from quizzes join quiz_pools using (quiz_id) where quiz_id = $1
       and pool_left >= reward + div(reward * $2::int, 100)`,
    [quizId, inviterPercent],
  )
  return rows.length > 0
}

export async function takeFromPool(
  { quizId, units }: { quizId: string; units: bigint },
  { query }: Queries,
): Promise<void> {
  await query('update quiz_pools set pool_left = pool_left - $2 where quiz_id = $1', [
    quizId,
    units.toString(),
  ])
}

/** How much of each quiz's pool has been given away, in the smallest units of its token. */
export async function spentOf(
  ids: readonly string[],
  { query }: Queries,
): Promise<{ quiz_id: string; spent: string }[]> {
  return query(
    'select quiz_id, (pool - pool_left)::text as spent from quiz_pools where quiz_id = any($1::text[])',
    [ids],
  )
}

/** Changes the size of a quiz's pool. Returns false, and changes nothing, if more than the new size is given away already. */
export async function setPool(
  { quizId, pool }: { quizId: string; pool: bigint },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `update quiz_pools set pool = $2, pool_left = $2::numeric - (pool - pool_left)
     where quiz_id = $1 and $2::numeric >= pool - pool_left returning quiz_id`,
    [quizId, pool.toString()],
  )
  return rows.length > 0
}
