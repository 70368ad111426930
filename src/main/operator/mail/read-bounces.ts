import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findLinked } from '../../../api/follow/find-linked-follow.ts'
import { followLinks } from '../../../api/follow/follow-links.ts'
import type { ReportTally } from '../../../api/outbound/mail/bounces/apply-reports.ts'
import { applyReports } from '../../../api/outbound/mail/bounces/apply-reports.ts'
import { messagesIn } from '../../../api/outbound/mail/bounces/report-files.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { TransferRefused } from '../../../api/transfer/transfer-refused.ts'
import { siteSecret } from '../../settings/secret.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'

const now = () => new Date()

export async function readBounces({ id: input }: { id: string }, deps: OperatorDeps): Promise<void> {
  const { config, directory } = deps
  const path = resolve(directory, input)
  await printLines(deps, async (database) => {
    if ((await stat(path).catch(() => undefined)) === undefined)
      throw new TransferRefused(`There is no file ${path}.`)
    const secret = await siteSecret(config)
    const links = followLinks(secret)
    const addressOf = async (proof: string) => (await findLinked(proof, { links, database }))?.follow.email
    const identity = mailIdentity(secret)
    return resultLines(await applyReports(messagesIn(path), { database, identity, now, addressOf }))
  })
}

function resultLines(tally: ReportTally): string[] {
  const { messages, others, bounces, known, complaints, policy, heldFor, suppressed, dropped } = tally
  return [
    `messages ${messages}: bounces ${bounces}, complaints ${complaints}, refused by policy ${policy}, counted before ${known}, other mails ${others}`,
    `${suppressed} addresses get no mail from now on; ${dropped} waiting mails were dropped`,
    ...(policy === 0
      ? []
      : [
          'Refusals by policy are about this site, not about the addresses: no address was suppressed for them.',
        ]),
    ...(heldFor.size === 0
      ? []
      : [
          `The queue is held: our mails of the last day were refused for ${[...heldFor].join(', ')}. See "mail status"; "mail retry" tries the queue again at once.`,
        ]),
  ]
}
