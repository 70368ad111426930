import { readInviteCode } from '../../domain/airdrop/invitation.ts'
import type { LoadArguments } from '../loading/load.ts'
import { presentQuiz } from './present-quiz.ts'

/** Loads a quiz without its questions, which the app fetches after the page has loaded. */
export async function load({ client, language, params, url, now }: LoadArguments) {
  const code = readInviteCode(url.searchParams.get('code'))
  const { data } = await client.getInvitation(code === undefined ? {} : { code })
  const found = data.quizzes.find(({ id }) => id === params['id'])
  return {
    quiz: found === undefined ? null : presentQuiz(found, { language, now }),
    invite: data.invite,
    now: now.toISOString(),
  }
}
