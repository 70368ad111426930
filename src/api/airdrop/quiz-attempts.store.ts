import type { Queries } from '../database/database.ts'
import type { QuizAndUser } from './wins.store.ts'

interface Attempt extends QuizAndUser {
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
