import { Type } from 'typebox'
import { quizPhases } from '../../domain/airdrop/quiz-phase.ts'
import { maxChoices, maxQuestions } from '../../domain/airdrop/quiz.ts'
import { inviterPercent } from '../../domain/airdrop/reward.ts'
import { Nullable } from './wire.ts'

const Phase = Type.Enum([...quizPhases])

const quiz = {
  id: Type.String(),
  title: Type.String(),
  lede: Type.String(),
  phase: Phase,
  begin: Type.String({ format: 'date-time' }),
  over: Type.String({ format: 'date-time' }),
  og_img: Type.String({ description: 'Path of the preview picture on this host' }),
  read: Nullable(
    Type.String({ description: 'Path on this host of the page that explains the subject of the quiz' }),
  ),
  token: Type.Object({ asset_id: Type.String(), symbol: Type.String(), name: Type.String() }),
  reward: Type.String({ description: 'Tokens that one winner gets, as a decimal' }),
  bonus: Type.String({
    description: `Additional tokens for the inviter of a winner: ${inviterPercent} percent of the reward, rounded down`,
  }),
  value_krw: Type.String({
    description: 'Value of the reward in whole won, at the price before the start of the quiz',
  }),
  price_krw: Type.String({ description: 'Price of one token in won before the start of the quiz' }),
  price_date: Type.String({ format: 'date' }),
  pool: Type.String(),
  pool_left: Type.String(),
  wins_left: Type.String({
    description: 'Number of further winners that the pool can pay, each with a bonus for an inviter',
  }),
  questions: Type.Integer(),
  is_paused: Type.Boolean(),
  takes_answers: Type.Boolean({
    description: 'True while the quiz is open: it has begun, is not over and is not paused',
  }),
}

export const QuizCell = Type.Object(quiz)

const Win = Type.Object({
  reward: Type.String(),
  symbol: Type.String(),
  value_krw: Type.String(),
  price_date: Type.String({ format: 'date' }),
  trace_id: Type.String(),
  transaction_id: Type.String(),
  won_at: Type.String({ format: 'date-time' }),
})

export const QuizQuestions = Type.Object({
  quiz: QuizCell,
  questions: Type.Array(Type.Object({ text: Type.String(), choices: Type.Array(Type.String()) })),
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
  outcome: Type.Enum(['won', 'missed', 'pool_empty', 'not_open']),
  misses: Type.Array(
    Type.Object({
      question: Type.Integer({ description: 'Index of the question, starting at 0' }),
      explanation: Type.String(),
    }),
  ),
  win: Nullable(Win),
})
