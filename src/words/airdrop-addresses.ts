/** Apart from `addresses.ts`, which comes with every page. */

/** Where a friend's link leads: the quizzes, and who invites. */
export function invitePath(code: string): string {
  return `/_app/airdrop/invite/${encodeURIComponent(code)}`
}

/** Where a quiz is taken, inside the app. */
export function quizPath(quizId: string): string {
  return `/_app/airdrop/quiz/${encodeURIComponent(quizId)}`
}

/** The drawn picture of a quiz, for sharing. */
export function quizPicturePath(quizId: string): string {
  return `/airdrop/${encodeURIComponent(quizId)}.png`
}
