import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { WrongArguments } from './wrong-arguments.ts'

/** What was typed, as options and the words beside them. */
export function parseWords<Options extends ParseArgsOptionsConfig>(
  given: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options })
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new WrongArguments(error.message)
    throw error
  }
}
