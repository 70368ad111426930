import { eraseFollower } from '../../../api/follow/erase-follower.ts'
import { mailFigures } from '../../../api/outbound/mail/mail-figures.store.ts'
import { makeAllDue } from '../../../api/outbound/mail/mail-hold.store.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { eraseFromOutbox } from '../../../api/outbound/mail/outbox-files.ts'
import { liftSuppressions, suppress } from '../../../api/outbound/mail/suppressions.store.ts'
import { emailKey } from '../../../domain/kernel/text/email-address.ts'
import { outboxDirectory } from '../../connections/open-mailer.ts'
import { storedSecret } from '../../settings/secret.ts'
import type { MailDesk, MailWork } from './mail-desk.ts'
import { mailStatus } from './mail-status.ts'
import { readBounces } from './read-bounces.ts'

const longestReason = 200

/** Answers what to tell the operator. */
export async function runMail({ command, ...work }: MailWork): Promise<string> {
  const { config, database, now } = work
  const secret = config.secret ?? (await storedSecret(config.dataDir))
  const desk = { ...work, secret, identity: mailIdentity(secret) }
  if (command.action === 'suppress') return suppressAddress(command, desk)
  if (command.action === 'allow') return allowAddress(command, desk)
  if (command.action === 'bounces') return readBounces(command, desk)
  if (command.action === 'erase') return eraseAddress(command, desk)
  if (command.action === 'status') return mailStatus(await mailFigures(now(), database), now())
  const due = await database.transaction((queries) => makeAllDue(now(), queries))
  return `${due} mails are due now.`
}

async function suppressAddress(
  { address, reason }: { address: string; reason: string },
  { database, identity, now }: MailDesk,
): Promise<string> {
  const addressHash = identity.ofMailbox(address)
  const done = await database.transaction((queries) =>
    suppress({ addressHash, kind: 'operator', reason: reason.slice(0, longestReason), now: now() }, queries),
  )
  const whether = done.isNew ? 'It gets no mail from now on' : 'It got no mail already'
  return `${whether}; ${done.dropped} waiting mails were dropped.`
}

async function allowAddress(
  { address }: { address: string },
  { database, identity }: MailDesk,
): Promise<string> {
  const known = [identity.ofAddress(address), identity.ofMailbox(address)]
  const wasEnded = await database.transaction((queries) => liftSuppressions(known, queries))
  return wasEnded ? 'It may get mail again.' : 'It was not suppressed.'
}

async function eraseAddress(
  { address }: { address: string },
  { config, database, identity }: MailDesk,
): Promise<string> {
  const erased = await eraseFollower({ email: address }, { database, identity })
  const { follows, requests, mails, bounces, suppressions } = erased
  const files = await eraseFromOutbox({
    directory: outboxDirectory(config),
    isFor: (to) => emailKey(to) === emailKey(address),
  })
  return [
    `deleted: follows ${follows}, requests ${requests}, queued mails ${mails}, bounces ${bounces}, files of the outbox ${files}`,
    ...(suppressions.length === 0 ? [] : [keptLine(suppressions)]),
  ].join('\n')
}

function keptLine(kinds: readonly string[]): string {
  return `kept, as a hash that names nobody: it gets no mail (${kinds.join(', ')}); "mail allow" deletes that, too`
}
