import type { Database } from '../database/database.ts'
import { findQuiz, type LiveQuiz } from './quizzes.store.ts'

/** Rewards may be of quizzes that are over so long that no list shows them. */
export async function quizzesOf(
  wins: readonly { readonly quiz_id: string }[],
  listed: readonly LiveQuiz[],
  database: Database,
): Promise<ReadonlyMap<string, LiveQuiz>> {
  const known = new Map(listed.map((quiz) => [quiz.quiz_id, quiz]))
  for (const { quiz_id } of wins) {
    if (known.has(quiz_id)) continue
    const quiz = await findQuiz(quiz_id, database)
    if (quiz !== undefined) known.set(quiz_id, quiz)
  }
  return known
}
