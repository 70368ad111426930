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
  /** What one token cost, in won, before the quiz as it was won. */
  readonly price_krw: string
  readonly price_date: string
}

const columns = `quiz_id, user_id, reward, reward_trace, reward_transaction, inviter_id, bonus, bonus_trace, bonus_transaction, won_at,
  price_krw, price_date`

export interface QuizAndUser {
  readonly quizId: string
  readonly userId: string
}

export async function findWin(
  { quizId, userId }: QuizAndUser,
  { query }: Queries,
): Promise<WinRow | undefined> {
  const [row] = await query<WinRow>(`select ${columns} from quiz_wins where quiz_id = $1 and user_id = $2`, [
    quizId,
    userId,
  ])
  return row
}

export async function putWin(win: WinRow, { query }: Queries): Promise<void> {
  await query(
    `insert into quiz_wins (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
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
      win.price_krw,
      win.price_date,
    ],
  )
}

/** All quizzes that a person has won, which are at most as many as there are quizzes. */
export async function winsOf(userId: string, { query }: Queries): Promise<WinRow[]> {
  return query<WinRow>(`select ${columns} from quiz_wins where user_id = $1`, [userId])
}

/** A win of a friend that brought a bonus. */
export type BonusRow = WinRow & { readonly winner_name: string }

/**
 * Bonuses of an inviter, the oldest first. Bonuses are only ever added at the end, so a range of them stays the same however many
 * are added.
 */
export async function bonusesOf(
  { userId, from, to }: { userId: string; from: number; to: number },
  { query }: Queries,
): Promise<BonusRow[]> {
  return query<BonusRow>(
    `select ${columns}, name as winner_name from quiz_wins join app_users using (user_id)
     where inviter_id = $1 and bonus > 0 order by won_at, quiz_id, user_id limit $2 offset $3`,
    [userId, to - from, from],
  )
}

export async function countBonuses(userId: string, { query }: Queries): Promise<number> {
  const [row] = await query<{ count: string }>(
    'select count(*)::text as count from quiz_wins where inviter_id = $1 and bonus > 0',
    [userId],
  )
  return Number(row?.count)
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

export async function winnersOf(
  {
    quizId,
    after,
    limit,
  }: { quizId: string; after: Pick<WinRow, 'won_at' | 'user_id'> | undefined; limit: number },
  { query }: Queries,
): Promise<WinRow[]> {
  return query<WinRow>(
    `select ${columns} from quiz_wins where quiz_id = $1 and (won_at, user_id) > ($2::timestamptz, $3::text)
     order by won_at, user_id limit $4`,
    [quizId, after?.won_at ?? new Date(0), after?.user_id ?? '', limit],
  )
}
