import { parseArgs } from 'node:util'
import type { MessageFilter } from '../../../api/contact/inbox.store.ts'
import { contactPurposes, readPurpose } from '../../../domain/contact/contact-purpose.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'

const folders = ['inbox', 'junk', 'archive'] as const

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

type Values = Readonly<Partial<Record<(typeof options)[number], string>>>
const options = ['folder', 'purpose', 'caller', 'matching', 'page', 'text'] as const

/** Of what follows `inbox`. */
export function readInboxArguments(given: readonly string[]): InboxCommand {
  const { values, positionals } = parsed(given)
  const [act, ...words] = positionals
  const allow = (...names: string[]) => {
    const extra = Object.keys(values).find((option) => !names.includes(option))
    if (extra !== undefined) throw new WrongArguments(`--${extra} does not go with this command.`)
  }
  const numbers = act === 'groups' ? [] : words.map(numberOf)
  switch (act) {
    case undefined:
      allow('folder', 'purpose', 'caller', 'matching', 'page')
      return { name: 'inbox', act: 'list', filter: filterOf(values), page: pageOf(values.page ?? '1') }
    case 'groups':
      allow('folder')
      if (words[0] !== undefined) throw new WrongArguments(`${quoted(words[0])} is one word too many.`)
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

function filterOf({ folder, purpose, caller, matching }: Values): MessageFilter {
  const known = readPurpose(purpose)
  if (purpose !== undefined && known === undefined)
    throw new WrongArguments(`The purpose is one of ${contactPurposes.join(', ')}.`)
  if (caller !== undefined && !/^[\da-f]{8}$/.test(caller))
    throw new WrongArguments('A caller is eight letters and figures, as inbox lists it.')
  if (matching?.trim() === '') throw new WrongArguments('Say which text with --matching.')
  return { folder: folderOf(folder), purpose: known, caller, matching: matching?.trim() }
}

function folderOf(word: string | undefined): MessageFilter['folder'] {
  const folder = folders.find((known) => known === (word ?? 'inbox'))
  if (folder === undefined) throw new WrongArguments(`There is no folder ${quoted(word ?? '')}.`)
  return folder
}

function pageOf(word: string): number {
  if (!/^[1-9]\d{0,6}$/.test(word)) throw new WrongArguments('A page is a number from 1.')
  return Number(word)
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

function parsed(given: readonly string[]) {
  const declared = Object.fromEntries(options.map((name) => [name, { type: 'string' } as const]))
  try {
    const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: declared })
    return { positionals, values: values as Values }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new WrongArguments(error.message)
    throw error
  }
}
