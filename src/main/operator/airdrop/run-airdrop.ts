import { setPool } from '../../../api/airdrop/quiz-pools.store.ts'
import { findQuiz, listQuizzes, setPaused, type LiveQuiz } from '../../../api/airdrop/quizzes.store.ts'
import { countWins } from '../../../api/airdrop/wins.store.ts'
import type { Database } from '../../../api/database/database.ts'
import { TransferRefused } from '../../../api/transfer/transfer-refused.ts'
import { quizPhase } from '../../../domain/airdrop/quiz-phase.ts'
import { bonusOf, winsLeft } from '../../../domain/airdrop/reward.ts'
import { readAmount, writeUnits } from '../../../domain/wallet/wallet-amount.ts'
import type { OperatorDeps } from '../operator-deps.ts'
import type { AirdropCommand } from './airdrop-arguments.ts'
import { winnerLines } from './winner-lines.ts'

const maxListed = 200

export async function runAirdrop(
  command: AirdropCommand,
  { print, withDatabase }: OperatorDeps,
): Promise<void> {
  await withDatabase(async (database) => {
    for await (const line of airdropLines(command, database)) print(line)
  })
}

async function* airdropLines(command: AirdropCommand, database: Database): AsyncGenerator<string> {
  if (command.act === 'list') {
    for (const quiz of await listQuizzes({ most: maxListed }, database)) yield lineOf(quiz)
    return
  }
  const { quizId } = command
  const quiz = await findQuiz(quizId, database)
  if (quiz === undefined) throw new TransferRefused(`There is no quiz ${quizId}.`)
  if (command.act === 'winners') {
    yield* winnerLines(quiz, command.format, database)
    return
  }
  if (command.act === 'pause' || command.act === 'resume')
    await setPaused({ quizId, isPaused: command.act === 'pause', now: new Date() }, database)
  if (command.act === 'pool') await changePool(quiz, command.amount, database)
  const changed = (await findQuiz(quizId, database)) ?? quiz
  yield* command.act === 'show' ? await shownLines(changed, database) : [lineOf(changed)]
}

async function changePool(quiz: LiveQuiz, amount: string, database: Database): Promise<void> {
  const read = readAmount(amount, quiz.decimals)
  if ('fault' in read) throw new TransferRefused(`${amount} is no amount of ${quiz.symbol}.`)
  if (!(await setPool({ quizId: quiz.quiz_id, pool: read.units }, database)))
    throw new TransferRefused(`More than ${amount} ${quiz.symbol} is given away already.`)
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
    `for ${left} more`,
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
    `reward: ${units(reward)}, and ${units(bonusOf(reward))} for who invited`,
    `price: ${quiz.price_krw} KRW on ${quiz.price_date}`,
    `questions: ${quiz.questions.length}`,
    `answered: ${tried} people, ${winners} won, ${bonuses} bonuses`,
    `given away: ${units(BigInt(quiz.pool) - BigInt(quiz.pool_left))}`,
  ]
}
