import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { quoted, WrongArguments } from './wrong-arguments.ts'

/** What was typed, as options and the words beside them. */
export function parseWords<Options extends ParseArgsOptionsConfig>(
  input: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...input], allowPositionals: true, options })
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new WrongArguments(error.message)
    throw error
  }
}

/** `words` are those that a command has no use for. */
export function refuseMore([word]: readonly string[]): void {
  if (word !== undefined) throw new WrongArguments(`${quoted(word)} is one word too many.`)
}

/** `values` are the options that were given. */
export function refuseOptions(values: object, allowed: readonly string[]): void {
  const extra = Object.keys(values).find((option) => !allowed.includes(option))
  if (extra !== undefined) throw new WrongArguments(`--${extra} does not go with this command.`)
}

export function pageOf(word: string): number {
  if (!/^[1-9]\d{0,6}$/.test(word)) throw new WrongArguments('A page is a number from 1.')
  return Number(word)
}
