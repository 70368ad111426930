import { isDeepStrictEqual } from 'node:util'
import { readQuiz } from '../../domain/airdrop/quiz-rules.ts'
import { isQuizId, type Quiz } from '../../domain/airdrop/quiz.ts'
import type { Queries } from '../database/database.ts'
import { plainId, type ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import { TransferRefused } from '../transfer/transfer-refused.ts'
import { rowOf, exportedRow } from './quiz-rows.ts'
import { eachQuiz, findQuizzes, type QuizRow } from './quizzes.store.ts'
import { findTokens, putQuizzes } from './imported-quizzes.store.ts'
import { spentOf } from './quiz-pools.store.ts'

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
  put: putQuizzes,
})

export const quizzesTransfer: ContentKind<Quiz> = {
  format: ndjson,
  read: ({ row }) => readQuiz(row),
  idOf,
  idOfRow: (row) => plainId(row, { name: 'quiz_id', isId: isQuizId }),
  save: saveQuizzes,
  exportTo: (onRows, database) => eachQuiz((rows) => onRows(rows.map(exportedRow)), database),
}

/** What a row alone cannot tell: tokens that are others, a token that would change, a pool below what is given away. */
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
      throw new TransferRefused(`The token ${token.asset_id} (${token.symbol}) is known as another one.`)
  }
  const away = new Map((await spentOf(contents.map(idOf), queries)).map((row) => [row.quiz_id, row.spent]))
  for (const { quizId, token, pool } of contents) {
    const before = stored.find(({ quiz_id }) => quiz_id === quizId)
    if (before !== undefined && before.asset_id !== token.assetId)
      throw new TransferRefused(`The quiz ${quizId} keeps its token ${before.asset_id}.`)
    if (pool < BigInt(away.get(quizId) ?? '0'))
      throw new TransferRefused(`More than the pool of ${quizId} is given away already.`)
  }
}
