export class WrongArguments extends Error {
  usage: string | undefined
}

export function quoted(word: string): string {
  return JSON.stringify(word.slice(0, 40))
}
