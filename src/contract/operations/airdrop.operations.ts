import { Type } from 'typebox'
import { UserAirdrop } from '../shapes/airdrop-shapes.ts'
import { QuizResult, QuizQuestions, QuizAnswers, QuizCell } from '../shapes/quiz-shapes.ts'
import { Nullable } from '../shapes/wire.ts'
import { operation } from './operation.ts'

const quizParams = Type.Object({ quiz_id: Type.String({ maxLength: 100 }) })

const appCall = { area: 'airdrop', authorized: true, provenBy: 'key' } as const

export const airdropOperations = {
  getInvitation: operation({
    method: 'GET',
    path: '/api/airdrop-q/invitation',
    area: 'airdrop',
    summary:
      'List the quizzes, with the inviter that a code belongs to; an unknown code returns the quizzes without an inviter',
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
    ...appCall,
    method: 'POST',
    path: '/api/app/invitation',
    summary:
      'Enter the invite code of the user who invited this one; possible once, within a day of registering',
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
    ...appCall,
    method: 'GET',
    path: '/api/app/airdrop',
    summary: 'Get the quizzes, rewards and invitations of this user',
    reply: UserAirdrop,
    problems: ['app_signature_invalid'],
    perMinute: 120,
  }),
  askQuiz: operation({
    ...appCall,
    method: 'GET',
    path: '/api/app/airdrop/{quiz_id}',
    summary:
      'Get the questions of an open quiz, without the correct answers; each user gets the questions and choices in a different order',
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
      'Answer a quiz; any number of attempts is allowed, and a user who has won gets the same win again',
    params: quizParams,
    body: QuizAnswers,
    reply: QuizResult,
    problems: ['app_signature_invalid', 'quiz_not_found'],
    perMinute: 60,
  }),
}
