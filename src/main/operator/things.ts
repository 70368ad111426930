import { quizzes, winners } from './airdrop/airdrop.command.ts'
import type { Thing, Verb } from './command/verb.ts'
import { events } from './events/events.command.ts'
import { files } from './files/files.command.ts'
import { inbox } from './inbox/inbox.command.ts'
import { bounces, followers, mail } from './mail/mail.command.ts'
import { coinLinks } from './offerings/coin-links.command.ts'
import { ownerKeys } from './owner/owner-keys.command.ts'
import { submissions } from './owner/submissions.command.ts'
import { pages } from './pages/pages.command.ts'
import { posts } from './posts/posts.command.ts'
import { coupons, plans, subscriptions } from './purchase/purchase.command.ts'
import { push } from './push/push.command.ts'
import { site } from './site/site.command.ts'
import { exportCommand, importCommand } from './transfer.command.ts'
import { deliveries, wallet } from './wallet/wallet.command.ts'

export const things: Readonly<Record<string, Thing>> = {
  bounces,
  'coin-links': coinLinks,
  coupons,
  deliveries,
  events,
  files,
  followers,
  inbox,
  mail,
  'owner-keys': ownerKeys,
  pages,
  plans,
  posts,
  push,
  quizzes,
  site,
  submissions,
  subscriptions,
  wallet,
  winners,
}

/** `import` and `export`: the two commands that are followed by a kind of content, not by a verb. */
export const transfers: Readonly<Record<string, Verb>> = { import: importCommand, export: exportCommand }

/** For each command of earlier versions: what to type now. */
export const replacements: Readonly<Record<string, string>> = {
  'events review': 'events list, show, edit, approve or refuse',
  'submissions review': 'submissions approve NUMBER or submissions refuse NUMBER --reason TEXT',
  'inbox groups': 'inbox group',
  'inbox read': 'inbox show NUMBER',
  'mail bounces': 'bounces read FILE',
  'wallet deliveries': 'deliveries list [--dapp ID]',
  'wallet retry': 'deliveries retry [ID] [--all]',
  'owner-key': 'owner-keys list, issue or revoke',
  'airdrop import': 'import quizzes FILE',
  'airdrop pool': 'quizzes set QUIZ --pool AMOUNT',
  'airdrop winners': 'winners list QUIZ',
  airdrop: 'quizzes list, show, pause, resume or set',
}
