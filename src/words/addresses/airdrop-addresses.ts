import { appPath } from './addresses.ts'

/** Apart from `addresses.ts`, which comes with every page. */

/** The quizzes there are. */
export const airdropPath = '/_app/airdrop'

/** Where a friend's link leads: the quizzes, and who invites. */
export function invitePath(code: string): string {
  return `/_app/airdrop/invite/${encodeURIComponent(code)}`
}

/** Where a quiz is taken, inside the app. */
export function quizPath(quizId: string, code?: string): string {
  const path = `/_app/airdrop/quiz/${encodeURIComponent(quizId)}`
  return code === undefined ? path : `${path}?code=${encodeURIComponent(code)}`
}

/** The page of the app, with the code that is to be typed there. */
export function invitedAppPath(code: string): string {
  return `${appPath}?invite=${encodeURIComponent(code)}`
}
