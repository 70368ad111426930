/** The command line is not a command; the message says why. `usage` is how the command, or any command, is written. */
export class WrongArguments extends Error {
  usage: string | undefined
}

/** A word of the command line as a message quotes it, cut to 40 characters. */
export function quoted(word: string): string {
  return JSON.stringify(word.slice(0, 40))
}
