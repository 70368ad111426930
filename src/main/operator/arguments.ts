import { airdropUsage, readAirdropArguments, type AirdropCommand } from './airdrop/airdrop-arguments.ts'
import { eventsUsage, readEventsArguments, type EventsCommand } from './events/events-arguments.ts'
import { filesUsage, readFilesArguments, type FilesCommand } from './files/files-arguments.ts'
import { inboxUsage, readInboxArguments, type InboxCommand } from './inbox/inbox-arguments.ts'
import { contentKinds, contentNames, type ContentName } from './content-kinds.ts'
import { mailUsage, readMailArguments, type MailCommand } from './mail/mail-arguments.ts'
import { postsUsage, readPostsArguments, type PostsCommand } from './posts/posts-arguments.ts'
import { ownerUsage, readOwnerArguments, type OwnerCommand } from './owner/owner-arguments.ts'
import {
  isPurchaseName,
  purchaseUsage,
  readPurchaseArguments,
  type PurchaseCommand,
} from './purchase/purchase-arguments.ts'
import { pushUsage, readPushArguments, type PushCommand } from './push/push-arguments.ts'
import { readWalletArguments, walletUsage, type WalletCommand } from './wallet/wallet-arguments.ts'
import { parseWords } from './parse-words.ts'
import { quoted, WrongArguments } from './wrong-arguments.ts'

export type Command =
  | MailCommand
  | { readonly name: 'help' }
  | EventsCommand
  | InboxCommand
  | FilesCommand
  | PostsCommand
  | OwnerCommand
  | PurchaseCommand
  | PushCommand
  | WalletCommand
  | AirdropCommand
  | {
      readonly name: 'import'
      readonly content: ContentName
      readonly path: string
      readonly dryRun: boolean
      /** Of candles alone: the id of the coin. */
      readonly coin?: string | undefined
    }
  | { readonly name: 'export'; readonly content: ContentName; readonly path: string | undefined }

export const usage = `The operator's commands:

  npm run site -- import <content> FILE.ndjson [--dry-run]
      Brings rows in, one JSON object a line. Rows that are equal to what stands are left alone, rows that
      cannot be read are listed by line and left out. With --dry-run nothing is written.
  npm run site -- import candles FILE.csv [--coin ID] [--dry-run]
      The same for a CSV file with the columns time (seconds since 1970), open, high, low, close, volume. Without
      --coin the coin is told by the symbol at the end of the file's name: candles-BTC.csv.
  npm run site -- export <content> [FILE]
      Writes all rows as NDJSON, ordered by id, to FILE, or to the standard output (then with npm run --silent).
      It imports back as it was.
${eventsUsage}
${inboxUsage}
${filesUsage}
${postsUsage}
${ownerUsage}
${purchaseUsage}
${pushUsage}
${walletUsage}
${airdropUsage}
${mailUsage}  npm run site -- help

<content> is one of: ${contentNames.join(', ')}. Candles are not exported.
The database is the one the site uses (DATA_DIR or DATABASE_URL). An embedded one has to be free: stop the site first.
Ends with 0 when all is done, 1 when rows were refused or something failed, 2 when the command is not understood.
`

export function readArguments(given: readonly string[]): Command {
  if (given[0] === 'events') return readEventsArguments(given.slice(1))
  if (given[0] === 'airdrop' && given[1] !== 'import') return readAirdropArguments(given.slice(1))
  if (given[0] === 'airdrop') return readArguments(['import', 'quizzes', ...given.slice(2)])
  if (given[0] === 'inbox') return readInboxArguments(given.slice(1))
  if (given[0] === 'push') return readPushArguments(given.slice(1))
  if (given[0] === 'wallet') return readWalletArguments(given.slice(1))
  if (given[0] === 'files') return readFilesArguments(given.slice(1))
  if (given[0] === 'posts') return readPostsArguments(given.slice(1))
  if (given[0] === 'owner-key' || given[0] === 'submissions')
    return readOwnerArguments(given[0], given.slice(1))
  if (isPurchaseName(given[0])) return readPurchaseArguments(given[0], given.slice(1))
  const { values, positionals } = parseWords(given, {
    'dry-run': { type: 'boolean' },
    coin: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  const [name, content, path, ...more] = positionals
  if (values.help === true || name === 'help') return { name: 'help' }
  if (name === undefined) throw new WrongArguments('There is no command.')
  if (name === 'mail' || name === 'followers') {
    const [option] = Object.keys(values)
    if (option !== undefined) throw new WrongArguments(`--${option} does not go with ${name}.`)
    return readMailArguments(name, positionals.slice(1))
  }
  if (name !== 'import' && name !== 'export') throw new WrongArguments(`There is no command ${quoted(name)}.`)
  const known = contentNames.find((candidate) => candidate === content)
  if (content === undefined) throw new WrongArguments(`Say what to ${name}.`)
  if (known === undefined) throw new WrongArguments(`There is no content ${quoted(content)}.`)
  if (more.length > 0) throw new WrongArguments(`${quoted(more[0] ?? '')} is one word too many.`)
  const dryRun = values['dry-run'] === true
  const { coin } = values
  const kind = contentKinds[known]
  if (coin !== undefined && (name === 'export' || !('isOfOneCoin' in kind && kind.isOfOneCoin)))
    throw new WrongArguments('--coin goes with import candles alone.')
  if (name === 'export') {
    if (!('exportTo' in kind)) throw new WrongArguments(`${capitalised(known)} are not exported.`)
    if (dryRun) throw new WrongArguments('An export changes nothing: it has no --dry-run.')
    return { name, content: known, path }
  }
  if (path === undefined) throw new WrongArguments('Say which file to import.')
  return { name, content: known, path, dryRun, ...(coin !== undefined && { coin }) }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
