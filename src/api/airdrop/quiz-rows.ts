import { isDeepStrictEqual } from 'node:util'
import type { Quiz } from '../../domain/airdrop/quiz.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import type { QuizRow } from './quizzes.store.ts'

export function rowOf(quiz: Quiz, { stored, now }: { stored: QuizRow | undefined; now: Date }): QuizRow {
  const row = {
    quiz_id: quiz.quizId,
    title: quiz.title,
    lede: quiz.lede,
    questions: quiz.questions,
    asset_id: quiz.token.assetId,
    symbol: quiz.token.symbol,
    token_name: quiz.token.name,
    decimals: quiz.token.decimals,
    reward: quiz.reward.toString(),
    pool: quiz.pool.toString(),
    begins_at: new Date(quiz.begin),
    over_at: new Date(quiz.over),
    og_img: quiz.ogImage,
    read_path: quiz.readPath,
    price_krw: quiz.priceKrw,
    price_date: quiz.priceDate,
  }
  if (stored === undefined) return { ...row, updated_at: now }
  const { updated_at, ...before } = stored
  return { ...row, updated_at: isDeepStrictEqual(before, row) ? updated_at : now }
}

export function exportedRow(row: QuizRow): object {
  const { asset_id, symbol, token_name, decimals } = row
  return {
    quiz_id: row.quiz_id,
    title: row.title,
    lede: row.lede,
    token: { asset_id, symbol, name: token_name, decimals },
    reward: writeUnits(BigInt(row.reward), decimals),
    pool: writeUnits(BigInt(row.pool), decimals),
    begin: row.begins_at.toISOString(),
    over: row.over_at.toISOString(),
    og_img: row.og_img,
    read: row.read_path,
    price_krw: row.price_krw,
    price_date: row.price_date,
    questions: row.questions,
  }
}
