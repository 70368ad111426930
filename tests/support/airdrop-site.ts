import { findQuiz } from '../../src/api/airdrop/quizzes.store.ts'
import { quizzesTransfer } from '../../src/api/airdrop/quizzes.transfer.ts'
import type { Database } from '../../src/api/database/database.ts'
import type { Question } from '../../src/domain/airdrop/quiz.ts'
import { inviterPercent } from '../../src/domain/airdrop/reward.ts'
import { shuffledQuestions } from '../../src/domain/airdrop/shuffled-questions.ts'
import { day } from '../../src/domain/kernel/time/durations.ts'
import { openAppSite } from './app-site.ts'

const texts = (text: string) => ({ ja: `${text} ja`, en: text, ko: `${text} ko`, zh: `${text} zh` })

const tokens = (amount: number) => String(Number(amount.toFixed(4)))
const reward = 12
/** What somebody who has invited a winner gets, in tokens: 1.2 for a reward of 12 at 10 %. */
export const bonus = tokens((reward * inviterPercent) / 100)
/**
 * What this many wins take from the pool if each winner was invited, in tokens: 1320 for 100 wins with a reward of 12 and a bonus
 * of 1.2.
 */
export const poolFor = (wins: number) => tokens((reward + Number(bonus)) * wins)

export function quizRow(id: string, changed: object = {}) {
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  const question = (name: string, right: number) => ({
    text: texts(`${name}?`),
    choices: ['one', 'two', 'three'].map(texts),
    right,
    explanation: texts(`why ${name}`),
  })
  return {
    quiz_id: id,
    title: texts(`Quiz ${id}`),
    lede: texts('Read and answer.'),
    token: { asset_id: 'test-hng', symbol: 'HNG', name: 'Test Hinode', decimals: 4 },
    reward: String(reward),
    pool: poolFor(100),
    begin: at(-2),
    over: at(2),
    price_krw: '98.5',
    price_date: '2026-04-13',
    questions: [question('sun', 0), question('roof', 1), question('wire', 2)],
    ...changed,
  }
}

export async function importQuizzes(rows: readonly object[], database: Database): Promise<void> {
  const contents = rows.map((row) => {
    const reading = quizzesTransfer.read({ row, now: Date.now() })
    if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
    return reading.content
  })
  await database.transaction((queries) =>
    quizzesTransfer.save({ contents, now: new Date(), dryRun: false }, queries),
  )
}

export async function answersFor(
  { quizId, userId, misses = 0 }: { quizId: string; userId: string; misses?: number },
  database: Database,
): Promise<number[]> {
  const quiz = await findQuiz(quizId, database)
  return answersTo(quiz?.questions ?? [], { quizId, userId, misses })
}

export function answersTo(
  questions: readonly Question[],
  { quizId, userId, misses = 0 }: { quizId: string; userId: string; misses?: number },
): number[] {
  return shuffledQuestions({ quizId, userId, questions }).map(({ question, choices }, index) =>
    choices.indexOf(index < misses ? (question.right + 1) % question.choices.length : question.right),
  )
}

export async function openAirdropSite() {
  const opened = await openAppSite()
  const { database } = opened
  const join = async (name: string, code?: string) => {
    const phone = await opened.openPhone()
    const userId = String((await phone.register(name)).body['user_id'])
    const own = async () => (await phone.ask('GET', '/api/app/airdrop')).body
    if (code !== undefined) await phone.ask('POST', '/api/app/invitation', { code })
    return {
      ...phone,
      userId,
      own,
      code: async () => String((await own())['code']),
      invite: (input: string) => phone.ask('POST', '/api/app/invitation', { code: input }),
      async answer(quizId: string, misses = 0) {
        const answers = await answersFor({ quizId, userId, misses }, database)
        return phone.ask('POST', `/api/app/airdrop/${quizId}/answers`, { answers })
      },
    }
  }
  return { ...opened, join }
}

export type AirdropSite = Awaited<ReturnType<typeof openAirdropSite>>
