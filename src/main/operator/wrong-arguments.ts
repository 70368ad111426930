/** What was typed is no command; the message says why. */
export class WrongArguments extends Error {}

/** As it is quoted in a message: not more of it than fits. */
export function quoted(word: string): string {
  return JSON.stringify(word.slice(0, 40))
}
