import type { MessageFilter } from '../../../api/contact/inbox.store.ts'
import { contactPurposes, readPurpose } from '../../../domain/contact/contact-purpose.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'

const folders = ['inbox', 'junk', 'archive'] as const

/** What was typed of a filter. */
interface TypedFilter {
  readonly folder?: string | undefined
  readonly purpose?: string | undefined
  readonly caller?: string | undefined
  readonly matching?: string | undefined
}

export function filterOf({ folder, purpose, caller, matching }: TypedFilter): MessageFilter {
  const known = readPurpose(purpose)
  if (purpose !== undefined && known === undefined)
    throw new WrongArguments(`The purpose is one of ${contactPurposes.join(', ')}.`)
  if (caller !== undefined && !/^[\da-f]{8}$/.test(caller))
    throw new WrongArguments('A caller is eight letters and figures, as inbox lists it.')
  if (matching?.trim() === '') throw new WrongArguments('Say which text with --matching.')
  return { folder: folderOf(folder), purpose: known, caller, matching: matching?.trim() }
}

export function folderOf(word: string | undefined): MessageFilter['folder'] {
  const folder = folders.find((known) => known === (word ?? 'inbox'))
  if (folder === undefined) throw new WrongArguments(`There is no folder ${quoted(word ?? '')}.`)
  return folder
}
