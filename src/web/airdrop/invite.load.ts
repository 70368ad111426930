import { readInviteCode } from '../../domain/airdrop/invitation.ts'
import type { LoadArguments } from '../loading/load.ts'
import { presentQuiz } from './present-quiz.ts'

export async function load({ client, language, params, now }: LoadArguments) {
  const { code } = params
  const { data } = await client.getInvitation(code === undefined ? {} : { code: code.slice(0, 100) })
  const quizzes = data.quizzes.map((quiz) => presentQuiz(quiz, { language, now }))
  const opening = quizzes.filter(({ phase }) => phase === 'opening').toSorted(byBegin)
  return {
    invite: data.invite,
    isUnknown: code !== undefined && data.invite === null,
    code: readInviteCode(code) ?? null,
    featured: opening.find(({ state }) => state === 'open') ?? null,
    opening,
    upcoming: quizzes.filter(({ phase }) => phase === 'upcoming').toSorted(byBegin),
    ended: quizzes.filter(({ phase }) => phase === 'ended'),
    now: now.toISOString(),
  }
}

export type LoadedInvite = Awaited<ReturnType<typeof load>>

function byBegin(one: { begin: string }, other: { begin: string }): number {
  return Date.parse(one.begin) - Date.parse(other.begin)
}
