import type { LiveQuiz } from '../../../api/airdrop/quizzes.store.ts'
import { winnersOf, type WinRow } from '../../../api/airdrop/wins.store.ts'
import type { Database } from '../../../api/database/database.ts'
import { writeUnits } from '../../../domain/wallet/wallet-amount.ts'

const winnersPerQuery = 500

const winnerColumns = [
  'user_id',
  'won_at',
  'reward',
  'reward_trace',
  'reward_transaction',
  'inviter_id',
  'bonus',
  'bonus_trace',
  'bonus_transaction',
  'price_krw',
  'price_date',
] as const

/** CSV without quoting: ids, numbers and times contain neither commas nor quotes. */
export async function* winnerLines(
  quiz: LiveQuiz,
  format: 'csv' | 'ndjson',
  database: Database,
): AsyncGenerator<string> {
  if (format === 'csv') yield winnerColumns.join(',')
  let last: WinRow | undefined
  for (;;) {
    const rows = await winnersOf({ quizId: quiz.quiz_id, after: last, limit: winnersPerQuery }, database)
    for (const row of rows) {
      const shown = {
        ...row,
        won_at: row.won_at.toISOString(),
        reward: writeUnits(BigInt(row.reward), quiz.decimals),
        bonus: writeUnits(BigInt(row.bonus), quiz.decimals),
      }
      yield format === 'csv'
        ? winnerColumns.map((column) => shown[column] ?? '').join(',')
        : JSON.stringify(shown)
    }
    last = rows.at(-1)
    if (rows.length < winnersPerQuery) return
  }
}
