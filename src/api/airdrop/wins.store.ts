import type { Queries } from '../database/database.ts'

export interface WinRow {
  readonly quiz_id: string
  readonly user_id: string
  readonly reward: string
  readonly reward_trace: string
  readonly reward_transaction: string
  readonly inviter_id: string | null
  readonly bonus: string
  readonly bonus_trace: string | null
  readonly bonus_transaction: string | null
  readonly won_at: Date
}

const columns = `quiz_id, user_id, reward, reward_trace, reward_transaction, inviter_id, bonus, bonus_trace, bonus_transaction, won_at`

interface OfQuiz {
  readonly quizId: string
  readonly userId: string
}

export async function findWin({ quizId, userId }: OfQuiz, { query }: Queries): Promise<WinRow | undefined> {
  const [row] = await query<WinRow>(`select ${columns} from quiz_wins where quiz_id = $1 and user_id = $2`, [
    quizId,
    userId,
  ])
  return row
}

interface LockedQuiz {
  readonly reward: string
  readonly asset_id: string
  readonly begins_at: Date
  readonly over_at: Date
  readonly is_paused: boolean
  readonly pool_left: string
}

/** Until the transaction ends nobody else wins this quiz, and the operator changes nothing of it. */
export async function lockQuiz(quizId: string, { query }: Queries): Promise<LockedQuiz | undefined> {
  const [row] = await query<LockedQuiz>(
    `select reward, asset_id, begins_at, over_at, is_paused, pool_left
     from quizzes join quiz_pools using (quiz_id) where quiz_id = $1 for update of quiz_pools for share of quizzes`,
    [quizId],
  )
  return row
}

/** Whether reward and bonus fit what is left at this moment. */
export async function canPay(quizId: string, { query }: Queries): Promise<boolean> {
  const rows = await query(
    `select from quizzes join quiz_pools using (quiz_id) where quiz_id = $1 and pool_left >= reward + div(reward, 10)`,
    [quizId],
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

export async function putWin(win: WinRow, { query }: Queries): Promise<void> {
  await query(`insert into quiz_wins (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
    win.quiz_id,
    win.user_id,
    win.reward,
    win.reward_trace,
    win.reward_transaction,
    win.inviter_id,
    win.bonus,
    win.bonus_trace,
    win.bonus_transaction,
    win.won_at,
  ])
}

interface Attempt extends OfQuiz {
  readonly answers: readonly number[]
  readonly misses: number
  readonly now: Date
}

export async function putAttempt(
  { quizId, userId, answers, misses, now }: Attempt,
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into quiz_attempts (quiz_id, user_id, answers, misses, tried_at) values ($1, $2, $3::smallint[], $4, $5)
     on conflict (quiz_id, user_id, answers) do nothing`,
    [quizId, userId, answers, misses, now],
  )
}

/** What somebody won, and what their friends' wins brought them; the latest first. */
export async function winsOf(
  { userId, most }: { userId: string; most: number },
  { query }: Queries,
): Promise<(WinRow & { winner_name: string })[]> {
  return query<WinRow & { winner_name: string }>(
    `select ${columns}, name as winner_name from quiz_wins join app_users using (user_id)
     where user_id = $1 or (inviter_id = $1 and bonus > 0) order by won_at desc, quiz_id, user_id limit $2`,
    [userId, most],
  )
}

export interface WinCounts {
  readonly winners: string
  readonly bonuses: string
  readonly tried: string
}

export async function countWins(quizId: string, { query }: Queries): Promise<WinCounts> {
  const [row] = await query<WinCounts>(
    `select count(*)::text as winners, count(bonus_transaction)::text as bonuses,
       (select count(distinct user_id)::text from quiz_attempts where quiz_id = $1) as tried
     from quiz_wins where quiz_id = $1`,
    [quizId],
  )
  return row ?? { winners: '0', bonuses: '0', tried: '0' }
}

/** In the order in which they won, after the one that is given. */
export async function winnersOf(
  {
    quizId,
    after,
    most,
  }: { quizId: string; after: Pick<WinRow, 'won_at' | 'user_id'> | undefined; most: number },
  { query }: Queries,
): Promise<WinRow[]> {
  return query<WinRow>(
    `select ${columns} from quiz_wins where quiz_id = $1 and (won_at, user_id) > ($2::timestamptz, $3::text)
     order by won_at, user_id limit $4`,
    [quizId, after?.won_at ?? new Date(0), after?.user_id ?? '', most],
  )
}
