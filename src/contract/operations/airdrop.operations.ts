import { Type } from 'typebox'
import { mostChoices, mostQuestions } from '../../domain/airdrop/quiz.ts'
import { quizPhases } from '../../domain/airdrop/quiz-phase.ts'
import { operation } from './operation.ts'
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
    description: 'Tokens on top for whoever invited the winner: 10 percent, rounded down',
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

const quizParams = Type.Object({ quiz_id: Type.String({ maxLength: 100 }) })

/** Every request of an app comes to the same when it is sent twice. */
const ofApp = { area: 'airdrop', authorized: true, provenBy: 'key' } as const

export const airdropOperations = {
  getInvitation: operation({
    method: 'GET',
    path: '/api/airdrop-q/invitation',
    area: 'airdrop',
    summary: 'The quizzes there are, and who invites; a code that is none still answers the quizzes',
    query: Type.Object({ code: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: Type.Object({
      data: Type.Object({
        quizzes: Type.Array(QuizCell),
        invite: Nullable(Type.Object({ name: Type.String(), code: Type.String() })),
      }),
    }),
    perMinute: 120,
  }),
  takeInvitation: operation({
    ...ofApp,
    method: 'POST',
    path: '/api/app/invitation',
    summary: 'Say who invited this user, once, within a day of registering',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: Type.Object({ inviter: Type.Object({ name: Type.String() }) }),
    problems: [
      'app_signature_invalid',
      'invitation_not_found',
      'invitation_own',
      'invitation_later',
      'invitation_set',
      'invitation_too_late',
    ],
    perMinute: 20,
  }),
  getAirdrop: operation({
    ...ofApp,
    method: 'GET',
    path: '/api/app/airdrop',
    summary: 'The quizzes, rewards and invitations of this user',
    reply: Type.Object({
      name: Type.String(),
      code: Type.String({ description: 'For friends of this user' }),
      inviter: Nullable(Type.Object({ name: Type.String() })),
      may_take_invitation: Type.Boolean(),
      quizzes: Type.Array(Type.Object({ ...quiz, has_won: Type.Boolean() })),
      rewards: Type.Array(
        Type.Object({
          kind: Type.Enum(['reward', 'bonus']),
          quiz_id: Type.String(),
          title: Type.String(),
          amount: Type.String(),
          symbol: Type.String(),
          value_krw: Type.String(),
          price_date: Type.String({ format: 'date' }),
          friend: Nullable(
            Type.String({ description: 'Whose win a bonus is of, with most letters covered' }),
          ),
          trace_id: Type.String(),
          transaction_id: Type.String(),
          won_at: Type.String({ format: 'date-time' }),
        }),
        { description: 'The latest first' },
      ),
      friends: Type.Array(
        Type.Object({
          name: Type.String({ description: 'With most letters covered' }),
          invited_at: Type.String({ format: 'date-time' }),
          wins: Type.Integer(),
          bonuses: Type.Array(Type.Object({ symbol: Type.String(), amount: Type.String() }), {
            description: 'What their wins brought this user, by token',
          }),
        }),
        { description: 'Whom this user has invited, the latest first' },
      ),
      friend_count: Type.Integer(),
    }),
    problems: ['app_signature_invalid'],
    perMinute: 120,
  }),
  askQuiz: operation({
    ...ofApp,
    method: 'GET',
    path: '/api/app/airdrop/{quiz_id}',
    summary:
      'The questions of a quiz that takes answers, in an order of this user’s own, without the right ones',
    params: quizParams,
    reply: Type.Object({
      quiz: QuizCell,
      questions: Type.Array(Type.Object({ text: Type.String(), choices: Type.Array(Type.String()) })),
      win: Nullable(Win),
    }),
    problems: ['app_signature_invalid', 'quiz_not_found'],
    perMinute: 120,
  }),
  answerQuiz: operation({
    ...ofApp,
    method: 'POST',
    path: '/api/app/airdrop/{quiz_id}/answers',
    summary: 'Answer a quiz, as often as needed; who has won is answered with that win',
    params: quizParams,
    body: Type.Object({
      answers: Type.Array(Type.Integer({ minimum: 0, maximum: mostChoices - 1 }), {
        minItems: 1,
        maxItems: mostQuestions,
        description: 'The number of a choice, from 0, for each question as this user gets them',
      }),
    }),
    reply: Type.Object({
      outcome: Type.Enum(['won', 'missed', 'pool_empty', 'not_open']),
      misses: Type.Array(
        Type.Object({ question: Type.Integer({ description: 'From 0' }), explanation: Type.String() }),
      ),
      win: Nullable(Win),
    }),
    problems: ['app_signature_invalid', 'quiz_not_found'],
    perMinute: 60,
  }),
}
