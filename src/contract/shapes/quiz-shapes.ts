import { Type } from 'typebox'
import { inviterPercent } from '../../domain/airdrop/reward.ts'
import { maxChoices, maxQuestions } from '../../domain/airdrop/quiz.ts'
import { quizPhases } from '../../domain/airdrop/quiz-phase.ts'
import { Nullable } from './wire.ts'

const Phase = Type.Enum([...quizPhases])

const quiz = {
  id: Type.String(),
  title: Type.String(),
  lede: Type.String(),
  phase: Phase,
  begin: Type.String({ format: 'date-time' }),
  over: Type.String({ format: 'date-time' }),
  og_img: Type.String({ description: 'A path on this host' }),
  read: Nullable(Type.String({ description: 'A path on this host, where what is asked can be read' })),
  token: Type.Object({ asset_id: Type.String(), symbol: Type.String(), name: Type.String() }),
  reward: Type.String({ description: 'Tokens of one winner, as a decimal' }),
  bonus: Type.String({
    description: `Tokens on top for whoever invited the winner: ${inviterPercent} percent, rounded down`,
  }),
  value_krw: Type.String({ description: 'The reward in whole won at the price before the start' }),
  price_krw: Type.String({ description: 'Of one token before the start' }),
  price_date: Type.String({ format: 'date' }),
  pool: Type.String(),
  pool_left: Type.String(),
  wins_left: Type.String({ description: 'How many more can win, each with the bonus of an inviter' }),
  questions: Type.Integer(),
  is_paused: Type.Boolean(),
  takes_answers: Type.Boolean({ description: 'It has begun, is not over and not paused' }),
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

export const AskedQuiz = Type.Object({
  quiz: QuizCell,
  questions: Type.Array(Type.Object({ text: Type.String(), choices: Type.Array(Type.String()) })),
  win: Nullable(Win),
})

export const GivenAnswers = Type.Object({
  answers: Type.Array(Type.Integer({ minimum: 0, maximum: maxChoices - 1 }), {
    minItems: 1,
    maxItems: maxQuestions,
    description: 'The number of a choice, from 0, for each question as this user gets them',
  }),
})

export const AnsweredQuiz = Type.Object({
  outcome: Type.Enum(['won', 'missed', 'pool_empty', 'not_open']),
  misses: Type.Array(
    Type.Object({ question: Type.Integer({ description: 'From 0' }), explanation: Type.String() }),
  ),
  win: Nullable(Win),
})
