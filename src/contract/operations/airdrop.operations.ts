import { Type } from 'typebox'
import { UserAirdrop } from '../shapes/airdrop-shapes.ts'
import { QuizResult, QuizQuestions, QuizAnswers, QuizCell } from '../shapes/quiz-shapes.ts'
import { Nullable } from '../shapes/wire.ts'
import { operation } from './operation.ts'

const quizParams = Type.Object({ quiz_id: Type.String({ maxLength: 100, description: 'Id of the quiz' }) })

const appCall = { area: 'airdrop', authorized: true, provenBy: 'key' } as const

export const airdropOperations = {
  getInvitation: operation({
    method: 'GET',
    path: '/api/airdrop-q/invitation',
    area: 'airdrop',
    summary: 'List the quizzes of the airdrop, and find the user to whom an invite code belongs',
    query: Type.Object({
      code: Type.Optional(
        Type.String({
          maxLength: 100,
          description: 'Invite code; with an unknown code, or without one, `invite` is null',
        }),
      ),
    }),
    reply: Type.Object({
      data: Type.Object({
        quizzes: Type.Array(QuizCell),
        invite: Nullable(
          Type.Object(
            { name: Type.String(), code: Type.String() },
            { description: 'The user to whom the code belongs' },
          ),
        ),
      }),
    }),
    perMinute: 120,
  }),
  takeInvitation: operation({
    ...appCall,
    method: 'POST',
    path: '/api/app/invitation',
    summary:
      'Enter the invite code of a friend, who then gets a bonus for wins of this user; possible once, within a day of registering',
    body: Type.Object({
      code: Type.String({ minLength: 1, maxLength: 100, description: 'Invite code of the friend' }),
    }),
    reply: Type.Object({
      inviter: Type.Object({ name: Type.String() }, { description: 'The user to whom the code belongs' }),
    }),
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
    ...appCall,
    method: 'GET',
    path: '/api/app/airdrop',
    summary:
      'Get the airdrop as the calling user of the CoinView app sees it: quizzes, rewards and invited friends',
    query: Type.Object({
      more_bonuses: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 1_000_000_000,
          description: 'Get the bonuses before the latest ones',
        }),
      ),
      more_friends: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 1_000_000_000,
          description: 'Get the friends before the latest ones',
        }),
      ),
    }),
    reply: UserAirdrop,
    problems: ['app_signature_invalid'],
    perMinute: 120,
  }),
  askQuiz: operation({
    ...appCall,
    method: 'GET',
    path: '/api/app/airdrop/{quiz_id}',
    summary:
      'Get the questions of a quiz, without the right answers; each user gets the questions and choices in an order of their own',
    params: quizParams,
    reply: QuizQuestions,
    problems: ['app_signature_invalid', 'quiz_not_found'],
    perMinute: 120,
  }),
  answerQuiz: operation({
    ...appCall,
    method: 'POST',
    path: '/api/app/airdrop/{quiz_id}/answers',
    summary:
      'Answer all questions of a quiz: if every answer is right, the reward is paid to the wallet of the user. Any number of attempts is allowed, but a user wins a quiz once',
    params: quizParams,
    body: QuizAnswers,
    reply: QuizResult,
    problems: ['app_signature_invalid', 'quiz_not_found'],
    // Many people share the address of a carrier, so attempts are limited by person (`maxAttempts` in quizzes.operations.ts).
    perMinute: 1_200,
  }),
}
