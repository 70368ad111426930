import { Type } from 'typebox'
import { quizPhases, upcomingMilliseconds } from '../../domain/airdrop/quiz-phase.ts'
import { maxChoices, maxQuestions } from '../../domain/airdrop/quiz.ts'
import { inviterPercent } from '../../domain/airdrop/reward.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { Nullable } from './wire.ts'

const Phase = Type.Enum([...quizPhases], {
  description: `upcoming: begins more than ${upcomingMilliseconds / day} days from now; opening: begins earlier or has begun; ended: is over`,
})

const quiz = {
  id: Type.String({ description: 'Id of the quiz' }),
  title: Type.String({ description: 'Title in the language of the host' }),
  lede: Type.String({ description: 'Introduction in the language of the host' }),
  phase: Phase,
  begin: Type.String({ format: 'date-time', description: 'When the quiz begins to take answers' }),
  over: Type.String({ format: 'date-time', description: 'When the quiz stops taking answers' }),
  og_img: Type.String({ description: 'Path of the preview picture on this host' }),
  logo: Nullable(
    Type.String({ description: 'Path or URL of the logo of the project that the quiz is about' }),
  ),
  banner: Nullable(
    Type.String({ description: 'Path or URL of the banner of the project that the quiz is about' }),
  ),
  read: Nullable(
    Type.String({ description: 'Path on this host of the page that explains the subject of the quiz' }),
  ),
  token: Type.Object(
    { asset_id: Type.String(), symbol: Type.String(), name: Type.String() },
    { description: 'The token that winners get; `asset_id` is its id in the wallet' },
  ),
  reward: Type.String({ description: 'Number of tokens that one winner gets, as a decimal' }),
  bonus: Type.String({
    description: `Number of tokens that the inviter of a winner gets in addition, as a decimal: ${inviterPercent} percent of the reward, rounded down`,
  }),
  value_krw: Type.String({
    description: 'Value of the reward in whole won, at the price before the start of the quiz',
  }),
  price_krw: Type.String({ description: 'Price of one token in won before the start of the quiz' }),
  price_date: Type.String({ format: 'date', description: 'Day of `price_krw`' }),
  is_demo: Type.Boolean({ description: 'True for a quiz of the demo content; pages must label it.' }),
  pool: Type.String({ description: 'Number of tokens that the quiz pays out in total, as a decimal' }),
  pool_left: Type.String({
    description: 'Number of tokens of the pool that are not paid out yet, as a decimal',
  }),
  wins_left: Type.String({
    description: 'Number of further winners that the pool can pay, each with a bonus for an inviter',
  }),
  questions: Type.Integer({ description: 'Number of questions' }),
  is_paused: Type.Boolean({
    description: 'True while the operator has paused the quiz: it takes no answers',
  }),
  takes_answers: Type.Boolean({
    description: 'True while the quiz is open: it has begun, is not over and is not paused',
  }),
}

export const QuizCell = Type.Object(quiz)

const Win = Type.Object({
  reward: Type.String({ description: 'Number of tokens that this user got, as a decimal' }),
  symbol: Type.String({ description: 'Symbol of the token' }),
  value_krw: Type.String({ description: 'Value of the tokens in whole won, at the price of `price_date`' }),
  price_date: Type.String({ format: 'date', description: 'Day of the price behind `value_krw`' }),
  trace_id: Type.String({ description: 'UUID of the payment to the wallet of this user' }),
  transaction_id: Type.String({ description: 'Id of the payment in the wallet of this user' }),
  won_at: Type.String({ format: 'date-time', description: 'When this user won the quiz' }),
})

export const QuizQuestions = Type.Object({
  quiz: QuizCell,
  questions: Type.Array(Type.Object({ text: Type.String(), choices: Type.Array(Type.String()) }), {
    description: 'The questions with their choices; empty unless the quiz takes answers',
  }),
  win: Nullable(Win),
})

export const QuizAnswers = Type.Object({
  answers: Type.Array(Type.Integer({ minimum: 0, maximum: maxChoices - 1 }), {
    minItems: 1,
    maxItems: maxQuestions,
    description:
      'For each question the index of the chosen answer, starting at 0, in the order in which this user got the questions',
  }),
})

export const QuizResult = Type.Object({
  outcome: Type.Enum(['won', 'missed', 'pool_empty', 'not_open'], {
    description:
      'won: every answer is right, now or in an earlier attempt; missed: some are wrong; pool_empty: all are right, but the tokens are used up; not_open: the quiz takes no answers',
  }),
  misses: Type.Array(
    Type.Object({
      question: Type.Integer({ description: 'Index of the wrongly answered question, starting at 0' }),
      explanation: Type.String({ description: 'Explanation of the right answer' }),
    }),
  ),
  win: Nullable(Win),
})
