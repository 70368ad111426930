import type { MessageFilter } from '../../../api/contact/inbox.store.ts'
import { pageOf, parseWords, refuseMore, refuseOptions } from '../parse-words.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'
import { filterOf, folderOf } from './inbox-filter.ts'

export type InboxCommand = { readonly name: 'inbox' } & (
  | { readonly act: 'list'; readonly filter: MessageFilter; readonly page: number }
  | { readonly act: 'groups'; readonly folder: MessageFilter['folder'] }
  | { readonly act: 'read'; readonly number: string }
  | { readonly act: 'answer'; readonly number: string; readonly answer: string }
  | { readonly act: 'archive' | 'restore'; readonly numbers: readonly string[] }
  | { readonly act: 'archive all'; readonly filter: MessageFilter }
)

export const inboxUsage = `  npm run site -- inbox [--folder junk|archive] [--purpose P] [--caller C] [--matching TEXT] [--page N]
      Lists what people have written, the newest first, 50 a page. What looks like the work of programs is in junk.
  npm run site -- inbox groups [--folder junk|archive]
      What most messages have in common: purposes, callers, how they begin.
  npm run site -- inbox read NUMBER
  npm run site -- inbox answer NUMBER --text TEXT
      Mails the text to the sender, in a letter in the language they wrote from, and archives the message.
  npm run site -- inbox archive NUMBER …
  npm run site -- inbox archive [--purpose P] [--caller C] [--matching TEXT]
      Puts messages away: those of the numbers, or all of the inbox with that purpose, caller and text.
  npm run site -- inbox restore NUMBER …
      Brings them back from the archive or from junk.`

const options = {
  folder: { type: 'string' },
  purpose: { type: 'string' },
  caller: { type: 'string' },
  matching: { type: 'string' },
  page: { type: 'string' },
  text: { type: 'string' },
} as const

/** Of what follows `inbox`. */
export function readInboxArguments(input: readonly string[]): InboxCommand {
  const { values, positionals } = parseWords(input, options)
  const [act, ...words] = positionals
  const allow = (...allowed: string[]) => refuseOptions(values, allowed)
  const numbers = act === 'groups' ? [] : words.map(numberOf)
  switch (act) {
    case undefined:
      allow('folder', 'purpose', 'caller', 'matching', 'page')
      return { name: 'inbox', act: 'list', filter: filterOf(values), page: pageOf(values.page ?? '1') }
    case 'groups':
      allow('folder')
      refuseMore(words)
      return { name: 'inbox', act, folder: folderOf(values.folder) }
    case 'read':
      allow()
      return { name: 'inbox', act, number: theOne(numbers) }
    case 'answer': {
      allow('text')
      const answer = values.text?.trim() ?? ''
      if (answer === '') throw new WrongArguments('Say what to answer with --text.')
      return { name: 'inbox', act, number: theOne(numbers), answer }
    }
    case 'archive':
      if (numbers.length === 0 && Object.keys(values).length > 0) {
        allow('purpose', 'caller', 'matching')
        return { name: 'inbox', act: 'archive all', filter: filterOf(values) }
      }
      allow()
      return { name: 'inbox', act, numbers: some(numbers) }
    case 'restore':
      allow()
      return { name: 'inbox', act, numbers: some(numbers) }
    default:
      throw new WrongArguments(`There is no inbox ${quoted(act)}.`)
  }
}

function numberOf(word: string): string {
  if (!/^[1-9]\d{0,17}$/.test(word))
    throw new WrongArguments('Say the number of a message, as inbox lists it.')
  return word
}

function some(numbers: readonly string[]): readonly string[] {
  if (numbers.length === 0) throw new WrongArguments('Say the number of a message, as inbox lists it.')
  return numbers
}

function theOne(numbers: readonly string[]): string {
  const [number, extra] = some(numbers)
  if (number === undefined || extra !== undefined) throw new WrongArguments('Say one number.')
  return number
}
