import { eraseFollower } from '../../../api/follow/erase-follower.ts'
import { mailFigures } from '../../../api/outbound/mail/mail-figures.store.ts'
import { makeAllDue } from '../../../api/outbound/mail/mail-hold.store.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { eraseFromOutbox } from '../../../api/outbound/mail/outbox-files.ts'
import { liftSuppressions, suppress } from '../../../api/outbound/mail/suppressions.store.ts'
import { emailKey } from '../../../domain/kernel/text/email-address.ts'
import { outboxDirectory } from '../../connections/open-mailer.ts'
import { siteSecret } from '../../settings/secret.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'
import { mailStatus } from './mail-status.ts'

const maxReasonLength = 200

export async function showStatus(deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const now = new Date()
    return [mailStatus(await mailFigures(now, database), now)]
  })
}

export async function retry(deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const due = await database.transaction((queries) => makeAllDue(new Date(), queries))
    return [`${due} mails are due now.`]
  })
}

export async function suppressAddress(
  { id: address, reason = '' }: { id: string; reason: string | undefined },
  deps: OperatorDeps,
): Promise<void> {
  const addressHash = mailIdentity(await siteSecret(deps.config)).ofMailbox(address)
  const cut = reason.slice(0, maxReasonLength)
  await printLines(deps, async (database) => {
    const done = await database.transaction((queries) =>
      suppress({ addressHash, kind: 'operator', reason: cut, now: new Date() }, queries),
    )
    const whether = done.isNew ? 'The address gets no mail from now on' : 'The address was suppressed already'
    return [`${whether}; ${done.dropped} waiting mails were dropped.`]
  })
}

export async function allowAddress({ id: address }: { id: string }, deps: OperatorDeps): Promise<void> {
  const identity = mailIdentity(await siteSecret(deps.config))
  const known = [identity.ofAddress(address), identity.ofMailbox(address)]
  await printLines(deps, async (database) => {
    const wasEnded = await database.transaction((queries) => liftSuppressions(known, queries))
    return [wasEnded ? 'The address can get mail again.' : 'The address was not suppressed.']
  })
}

export async function eraseAddress({ id: address }: { id: string }, deps: OperatorDeps): Promise<void> {
  const { config } = deps
  const identity = mailIdentity(await siteSecret(config))
  await printLines(deps, async (database) => {
    const erased = await eraseFollower({ email: address }, { database, identity })
    const { follows, requests, mails, bounces, suppressions } = erased
    const files = await eraseFromOutbox({
      directory: outboxDirectory(config),
      isFor: (to) => emailKey(to) === emailKey(address),
    })
    return [
      `deleted: follows ${follows}, requests ${requests}, queued mails ${mails}, bounces ${bounces}, files of the outbox ${files}`,
      ...(suppressions.length === 0 ? [] : [keptLine(suppressions)]),
    ]
  })
}

function keptLine(kinds: readonly string[]): string {
  return `kept: a hash of the address, so that it gets no mail (${kinds.join(', ')}); "mail allow" deletes the hash`
}
