import { appPath } from './addresses.ts'

export const airdropPath = '/_app/airdrop'

export function invitePath(code: string): string {
  return `/_app/airdrop/invite/${encodeURIComponent(code)}`
}

export function quizPath(quizId: string, code?: string): string {
  const path = `/_app/airdrop/quiz/${encodeURIComponent(quizId)}`
  return code === undefined ? path : `${path}?code=${encodeURIComponent(code)}`
}

/** The store page of the app, with the invite code to enter there. */
export function invitedAppPath(code: string): string {
  return `${appPath}?invite=${encodeURIComponent(code)}`
}
