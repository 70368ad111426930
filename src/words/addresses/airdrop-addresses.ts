import { appPath } from './addresses.ts'

/** Not in `addresses.ts`, because every page loads that file. */

/** The page with all quizzes. */
export const airdropPath = '/_app/airdrop'

/** The target of an invitation link: the quizzes, with the name of the inviter. */
export function invitePath(code: string): string {
  return `/_app/airdrop/invite/${encodeURIComponent(code)}`
}

/** The page inside the app where users answer a quiz. */
export function quizPath(quizId: string, code?: string): string {
  const path = `/_app/airdrop/quiz/${encodeURIComponent(quizId)}`
  return code === undefined ? path : `${path}?code=${encodeURIComponent(code)}`
}

/** The store page of the app, with the invite code to enter there. */
export function invitedAppPath(code: string): string {
  return `${appPath}?invite=${encodeURIComponent(code)}`
}
