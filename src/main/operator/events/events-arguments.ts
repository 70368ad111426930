import { reviews, textKeys, type Review } from '../../../domain/events/event.ts'
import { parseWords, refuseMore, refuseOptions } from '../parse-words.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'

/** What of a submission an operator can mend; the empty text takes it away. */
export const editedFields = ['token', 'type', 'start', 'end', 'place', 'proof', ...textKeys] as const

export type EventsCommand =
  | { readonly name: 'events'; readonly act: 'list'; readonly review: Review }
  | { readonly name: 'events'; readonly act: 'show' | 'approve'; readonly submissionId: string }
  | {
      readonly name: 'events'
      readonly act: 'refuse'
      readonly submissionId: string
      readonly reason: string
    }
  | {
      readonly name: 'events'
      readonly act: 'edit'
      readonly submissionId: string
      readonly changes: Readonly<Record<string, string>>
    }
  | { readonly name: 'events'; readonly act: 'withdraw' | 'restore'; readonly eventId: string }

export const eventsUsage = `  npm run site -- events review [waiting|approved|refused]
      Lists what people have submitted, the oldest first; those that wait for review unless another word is said.
  npm run site -- events review show NUMBER
      Everything of one, and the events of the calendar that it is likely the same as.
  npm run site -- events review edit NUMBER --title TEXT --title_ja TEXT --start 2026-04-16 …
      Mends it before it is approved: ${editedFields.slice(0, 6).join(', ')}, title and description,
      with _ja, _en, _ko or _zh for one language. An empty text takes a field away.
  npm run site -- events review approve NUMBER
  npm run site -- events review refuse NUMBER --reason TEXT
      Decides. The sender sees it by the link, and gets a mail if an address was left: the reason word by word.
  npm run site -- events withdraw EVENT_ID
  npm run site -- events restore EVENT_ID
      An event that will not take place leaves the calendar and is struck out in the calendars of subscribers.`

/** Of what follows `events`. */
export function readEventsArguments(input: readonly string[]): EventsCommand {
  const { values, positionals } = parsed(input)
  const [first, second, third, ...more] = positionals
  refuseMore(more)
  const { reason, ...changes } = values
  if (first === 'withdraw' || first === 'restore') {
    refuseOptions(values, [])
    if (second === undefined || third !== undefined) throw new WrongArguments('Say the id of one event.')
    return { name: 'events', act: first, eventId: second }
  }
  if (first !== 'review') throw new WrongArguments('Say events review, events withdraw or events restore.')
  const listed = reviews.find((review) => review === (second ?? 'waiting'))
  if (listed !== undefined) {
    refuseOptions(values, [])
    refuseMore(positionals.slice(2))
    return { name: 'events', act: 'list', review: listed }
  }
  if (third === undefined || !/^[1-9]\d{0,17}$/.test(third)) {
    throw new WrongArguments('Say the number of a submission, as events review lists it.')
  }
  const submissionId = third
  if (second === 'show' || second === 'approve') {
    refuseOptions(values, [])
    return { name: 'events', act: second, submissionId }
  }
  if (second === 'refuse') {
    refuseOptions(values, ['reason'])
    const told = reason?.trim() ?? ''
    if (told === '') throw new WrongArguments('Say why with --reason: the sender will read it.')
    return { name: 'events', act: 'refuse', submissionId, reason: told }
  }
  if (second !== 'edit') throw new WrongArguments(`There is no events review ${quoted(second ?? '')}.`)
  refuseOptions(values, editedFields)
  if (Object.keys(changes).length === 0) throw new WrongArguments('Say what to change, such as --title TEXT.')
  return { name: 'events', act: 'edit', submissionId, changes }
}

function parsed(input: readonly string[]) {
  const options = Object.fromEntries(
    ['reason', ...editedFields].map((name) => [name, { type: 'string' } as const]),
  )
  const { values, positionals } = parseWords(input, options)
  return { positionals, values: values as Readonly<Record<string, string>> }
}
