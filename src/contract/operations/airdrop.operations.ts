import { Type } from 'typebox'
import { AnsweredQuiz, AskedQuiz, GivenAnswers, QuizCell } from '../shapes/quiz-shapes.ts'
import { UserAirdrop } from '../shapes/airdrop-shapes.ts'
import { Nullable } from '../shapes/wire.ts'
import { operation } from './operation.ts'

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
    reply: UserAirdrop,
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
    reply: AskedQuiz,
    problems: ['app_signature_invalid', 'quiz_not_found'],
    perMinute: 120,
  }),
  answerQuiz: operation({
    ...ofApp,
    method: 'POST',
    path: '/api/app/airdrop/{quiz_id}/answers',
    summary: 'Answer a quiz, as often as needed; who has won is answered with that win',
    params: quizParams,
    body: GivenAnswers,
    reply: AnsweredQuiz,
    problems: ['app_signature_invalid', 'quiz_not_found'],
    perMinute: 60,
  }),
}
