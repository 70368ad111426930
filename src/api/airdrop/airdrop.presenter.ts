import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { quizPhase, takesAnswers } from '../../domain/airdrop/quiz-phase.ts'
import { bonusOf, valueInWon, winsLeft } from '../../domain/airdrop/reward.ts'
import { shuffledQuestions } from '../../domain/airdrop/shuffled-questions.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import { cardPath } from '../../words/addresses/card-addresses.ts'
import type { QuizPictures } from './quiz-pictures.ts'
import type { LiveQuiz } from './quizzes.store.ts'
import type { WinRow } from './wins.store.ts'

interface Reader {
  readonly language: Language
  readonly now: Date
}

type Wire = Reply<Operations['askQuiz']>

export function presentQuiz(
  row: LiveQuiz,
  { language, now, pictures }: Reader & { readonly pictures: QuizPictures },
): Wire['quiz'] {
  const { decimals, price_krw: price } = row
  const [reward, poolLeft] = [BigInt(row.reward), BigInt(row.pool_left)]
  const times = timesOf(row)
  return {
    id: row.quiz_id,
    title: row.title[language],
    lede: row.lede[language],
    phase: quizPhase(times, now.getTime()),
    begin: row.begins_at.toISOString(),
    over: row.over_at.toISOString(),
    og_img:
      row.og_img ??
      cardPath({ kind: 'quiz', id: row.quiz_id, language, version: row.updated_at.toISOString() }),
    logo: pictures.logo,
    banner: pictures.banner,
    read: row.read_path,
    token: { asset_id: row.asset_id, symbol: row.symbol, name: row.token_name },
    reward: writeUnits(reward, decimals),
    bonus: writeUnits(bonusOf(reward), decimals),
    value_krw: valueInWon({ units: reward, decimals, price }),
    price_krw: price,
    price_date: row.price_date,
    is_demo: row.is_demo,
    pool: writeUnits(BigInt(row.pool), decimals),
    pool_left: writeUnits(poolLeft, decimals),
    wins_left: winsLeft({ poolLeft, reward }).toString(),
    questions: row.questions.length,
    is_paused: row.is_paused,
    takes_answers: takesAnswers(times, now.getTime()),
  }
}

function timesOf({ begins_at: begin, over_at: over, is_paused: isPaused }: LiveQuiz) {
  return { begin: begin.getTime(), over: over.getTime(), isPaused }
}

/** Returns no questions while the quiz takes no answers, so that they stay secret until it begins. */
export function presentQuestions(
  row: LiveQuiz,
  { userId, language, now }: Reader & { readonly userId: string },
): Wire['questions'] {
  if (!takesAnswers(timesOf(row), now.getTime())) return []
  return shuffledQuestions({ quizId: row.quiz_id, userId, questions: row.questions }).map(
    ({ question, choices }) => ({
      text: question.text[language],
      choices: choices.flatMap((choice) => question.choices[choice]?.[language] ?? []),
    }),
  )
}

export function presentWin(win: WinRow, quiz: LiveQuiz): NonNullable<Wire['win']> {
  const { decimals, symbol } = quiz
  const { price_krw: price, price_date } = win
  const units = BigInt(win.reward)
  return {
    reward: writeUnits(units, decimals),
    symbol,
    value_krw: valueInWon({ units, decimals, price }),
    price_date,
    trace_id: win.reward_trace,
    transaction_id: win.reward_transaction,
    won_at: win.won_at.toISOString(),
  }
}
