import { setPool } from '../../../api/airdrop/quiz-pools.store.ts'
import { findQuiz, listQuizzes, setPaused, type LiveQuiz } from '../../../api/airdrop/quizzes.store.ts'
import { countWins } from '../../../api/airdrop/wins.store.ts'
import type { Database } from '../../../api/database/database.ts'
import { TransferRefused } from '../../../api/transfer/transfer-refused.ts'
import { quizPhase } from '../../../domain/airdrop/quiz-phase.ts'
import { bonusOf, winsLeft } from '../../../domain/airdrop/reward.ts'
import { readAmount, writeUnits } from '../../../domain/wallet/wallet-amount.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'
import { winnerLines } from './winner-lines.ts'

const maxListed = 200

interface QuizRequest {
  readonly id: string
}

export async function list(deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => (await listQuizzes({ limit: maxListed }, database)).map(lineOf))
}

export async function show({ id }: QuizRequest, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => shownLines(await quizOf(id, database), database))
}

export async function setState(
  { id, isPaused }: QuizRequest & { isPaused: boolean },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    await quizOf(id, database)
    await setPaused({ quizId: id, isPaused, now: new Date() }, database)
    return [lineOf(await quizOf(id, database))]
  })
}

export async function changePool(
  { id, pool }: QuizRequest & { pool: string },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    const quiz = await quizOf(id, database)
    const read = readAmount(pool, quiz.decimals)
    if ('fault' in read) throw new TransferRefused(`${pool} is not an amount of ${quiz.symbol}.`)
    if (!(await setPool({ quizId: id, pool: read.units }, database)))
      throw new TransferRefused(`The quiz has already paid out more than ${pool} ${quiz.symbol}.`)
    return [lineOf(await quizOf(id, database))]
  })
}

export async function listWinners(
  { id, format = 'csv' }: QuizRequest & { format: 'csv' | 'ndjson' | undefined },
  { print, withDatabase }: OperatorDeps,
): Promise<void> {
  await withDatabase(async (database) => {
    const quiz = await quizOf(id, database)
    for await (const line of winnerLines(quiz, format, database)) print(line)
  })
}

async function quizOf(id: string, database: Database): Promise<LiveQuiz> {
  const quiz = await findQuiz(id, database)
  if (quiz === undefined) throw new TransferRefused(`There is no quiz ${id}.`)
  return quiz
}

function lineOf(quiz: LiveQuiz): string {
  const { quiz_id, begins_at, over_at, decimals, symbol, pool, pool_left, reward, is_paused } = quiz
  const phase = quizPhase({ begin: begins_at.getTime(), over: over_at.getTime() }, Date.now())
  const units = (text: string) => writeUnits(BigInt(text), decimals)
  const left = winsLeft({ poolLeft: BigInt(pool_left), reward: BigInt(reward) })
  return [
    quiz_id,
    is_paused ? `${phase}, paused` : phase,
    `${begins_at.toISOString().slice(0, 16)}–${over_at.toISOString().slice(0, 16)} UTC`,
    `${units(pool_left)} of ${units(pool)} ${symbol} left`,
    `enough for ${left} more winners`,
  ].join('  ')
}

async function shownLines(quiz: LiveQuiz, database: Database): Promise<string[]> {
  const { winners, bonuses, tried } = await countWins(quiz.quiz_id, database)
  const units = (value: bigint) => `${writeUnits(value, quiz.decimals)} ${quiz.symbol}`
  const reward = BigInt(quiz.reward)
  return [
    lineOf(quiz),
    `title: ${quiz.title.en}`,
    `token: ${quiz.asset_id} (${quiz.token_name})`,
    `reward: ${units(reward)}, and ${units(bonusOf(reward))} for the one who invited the winner`,
    `price: ${quiz.price_krw} KRW on ${quiz.price_date}`,
    `questions: ${quiz.questions.length}`,
    `answered: ${tried} people, ${winners} won, ${bonuses} bonuses`,
    `paid out: ${units(BigInt(quiz.pool) - BigInt(quiz.pool_left))}`,
  ]
}
