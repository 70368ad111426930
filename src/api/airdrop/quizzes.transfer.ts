import { isDeepStrictEqual } from 'node:util'
import { readQuiz } from '../../domain/airdrop/quiz-rules.ts'
import { isQuizId, type Quiz } from '../../domain/airdrop/quiz.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import type { Queries } from '../database/database.ts'
import { plainId, type ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import { TransferRefused } from '../transfer/transfer-refused.ts'
import { findTokens, putQuizzes } from './imported-quizzes.store.ts'
import { spentOf } from './quiz-pools.store.ts'
import { eachQuiz, findQuizzes, type QuizRow } from './quizzes.store.ts'

const idOf = ({ quizId }: Quiz) => quizId

const saveQuizzes = saveDifference<Quiz, QuizRow>({
  idOf,
  idOfStored: ({ quiz_id }) => quiz_id,
  async findStored({ contents, lock }, queries) {
    const stored = await findQuizzes({ ids: contents.map(idOf), lock }, queries)
    await refuseImpossible({ contents, stored }, queries)
    return stored
  },
  rowOf,
  exportedRow,
  put: putQuizzes,
})

export const quizzesTransfer: ContentKind<Quiz> = {
  format: ndjson,
  read: ({ row, stored }) => readQuiz(row, stored),
  idOf,
  idOfRow: (row) => plainId(row, { name: 'quiz_id', isId: isQuizId }),
  storedRows: async (wanted, queries) => (await findQuizzes(wanted, queries)).map(exportedRow),
  save: saveQuizzes,
  exportTo: (onRows, database) => eachQuiz((rows) => onRows(rows.map(exportedRow)), database),
}

async function refuseImpossible(
  { contents, stored }: { contents: readonly Quiz[]; stored: readonly QuizRow[] },
  queries: Queries,
): Promise<void> {
  const input = contents.map(({ token }) => ({
    asset_id: token.assetId,
    symbol: token.symbol,
    name: token.name,
    decimals: token.decimals,
  }))
  const known = [...(await findTokens(input, queries)), ...input]
  for (const token of input) {
    const other = known.find(({ asset_id, symbol }) => asset_id === token.asset_id || symbol === token.symbol)
    if (other !== undefined && !isDeepStrictEqual({ ...other }, token))
      throw new TransferRefused(
        `The token ${token.asset_id} (${token.symbol}) exists with another symbol, name or number of decimals.`,
      )
  }
  const spent = new Map((await spentOf(contents.map(idOf), queries)).map((row) => [row.quiz_id, row.spent]))
  for (const { quizId, token, pool } of contents) {
    const before = stored.find(({ quiz_id }) => quiz_id === quizId)
    if (before !== undefined && before.asset_id !== token.assetId)
      throw new TransferRefused(`The quiz ${quizId} cannot change its token ${before.asset_id}.`)
    if (pool < BigInt(spent.get(quizId) ?? '0'))
      throw new TransferRefused(`The quiz ${quizId} has already paid out more than this pool.`)
  }
}

function rowOf(quiz: Quiz, { stored, now }: { stored: QuizRow | undefined; now: Date }): QuizRow {
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
    is_demo: quiz.isDemo,
  }
  if (stored === undefined) return { ...row, updated_at: now }
  const { updated_at, ...before } = stored
  return { ...row, updated_at: isDeepStrictEqual(before, row) ? updated_at : now }
}

function exportedRow(row: QuizRow) {
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
    is_demo: row.is_demo,
    questions: row.questions,
  }
}
