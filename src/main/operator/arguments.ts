import { airdropUsage, readAirdropArguments, type AirdropCommand } from './airdrop/airdrop-arguments.ts'
import { eventsUsage, readEventsArguments, type EventsCommand } from './events/events-arguments.ts'
import { filesUsage, readFilesArguments, type FilesCommand } from './files/files-arguments.ts'
import { inboxUsage, readInboxArguments, type InboxCommand } from './inbox/inbox-arguments.ts'
import { contentNames } from './content-kinds.ts'
import { mailUsage, readMailArguments, type MailCommand } from './mail/mail-arguments.ts'
import { postsUsage, readPostsArguments, type PostsCommand } from './posts/posts-arguments.ts'
import { readOwnerArguments } from './owner/owner-arguments.ts'
import { ownerUsage, type OwnerCommand } from './owner/owner-command.ts'
import { readPurchaseArguments } from './purchase/purchase-arguments.ts'
import { isPurchaseName, purchaseUsage, type PurchaseCommand } from './purchase/purchase-command.ts'
import { pushUsage, readPushArguments, type PushCommand } from './push/push-arguments.ts'
import { readWalletArguments, walletUsage, type WalletCommand } from './wallet/wallet-arguments.ts'
import { parseWords } from './parse-words.ts'
import { readTransferArguments, transferUsage, type TransferCommand } from './transfer-arguments.ts'
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
  | TransferCommand

export const usage = `The operator's commands:

${transferUsage}
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

export function readArguments(input: readonly string[]): Command {
  if (input[0] === 'events') return readEventsArguments(input.slice(1))
  if (input[0] === 'airdrop' && input[1] !== 'import') return readAirdropArguments(input.slice(1))
  if (input[0] === 'airdrop') return readArguments(['import', 'quizzes', ...input.slice(2)])
  if (input[0] === 'inbox') return readInboxArguments(input.slice(1))
  if (input[0] === 'push') return readPushArguments(input.slice(1))
  if (input[0] === 'wallet') return readWalletArguments(input.slice(1))
  if (input[0] === 'files') return readFilesArguments(input.slice(1))
  if (input[0] === 'posts') return readPostsArguments(input.slice(1))
  if (input[0] === 'owner-key' || input[0] === 'submissions')
    return readOwnerArguments(input[0], input.slice(1))
  if (isPurchaseName(input[0])) return readPurchaseArguments(input[0], input.slice(1))
  const { values, positionals } = parseWords(input, {
    'dry-run': { type: 'boolean' },
    coin: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  const [name, ...words] = positionals
  if (values.help === true || name === 'help') return { name: 'help' }
  if (name === undefined) throw new WrongArguments('There is no command.')
  if (name === 'mail' || name === 'followers') {
    const [option] = Object.keys(values)
    if (option !== undefined) throw new WrongArguments(`--${option} does not go with ${name}.`)
    return readMailArguments(name, words)
  }
  if (name !== 'import' && name !== 'export') throw new WrongArguments(`There is no command ${quoted(name)}.`)
  return readTransferArguments(name, words, values)
}
