/** Thrown for a command line that is not a command. `usage` is the usage line of the command, or the grammar of all. */
export class WrongArguments extends Error {
  usage: string | undefined
}

/** Quotes a word of the command line in a message, cut to 40 characters. */
export function quoted(word: string): string {
  return JSON.stringify(word.slice(0, 40))
}
