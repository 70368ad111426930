import { quoted, WrongArguments } from '../wrong-arguments.ts'

export type PushCommand = { readonly name: 'push' } & (
  | { readonly act: 'status' }
  | { readonly act: 'test' | 'drop'; readonly number: string }
)

export const pushUsage = `  npm run site -- push status
      How many browsers get notifications and where, what waits, what was sent in a day; and the last browsers by number.
  npm run site -- push test NUMBER
      Queues a test notification to a browser; the site sends it.
  npm run site -- push drop NUMBER
      Ends notifications to a browser and deletes what it asked for.`

/** Of what follows `push`. */
export function readPushArguments([act, number, extra]: readonly string[]): PushCommand {
  if (act === undefined) throw new WrongArguments('Say what to do with push.')
  const tooMany = act === 'status' ? number : extra
  if (tooMany !== undefined) throw new WrongArguments(`${quoted(tooMany)} is one word too many.`)
  if (act === 'status') return { name: 'push', act }
  if (act !== 'test' && act !== 'drop') throw new WrongArguments(`There is no push ${quoted(act)}.`)
  if (number === undefined || !/^[1-9]\d{0,17}$/.test(number))
    throw new WrongArguments('Say the number of a browser, as push status lists it.')
  return { name: 'push', act, number }
}
