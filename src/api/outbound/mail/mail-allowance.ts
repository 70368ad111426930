import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import { Refusal } from '../../../contract/problems/problem.ts'
import { maxRequestsPerDay } from '../../../domain/follow/follow.ts'
import { mailboxOf } from '../../../domain/kernel/text/email-address.ts'
import type { Queries } from '../../database/database.ts'
import { countAskings, lockAskings, markMailed, putAsking, type AskedSoFar } from './mail-askings.store.ts'

const hour = 3_600_000
const day = 24 * hour

/** Many people sit behind the address of one company or phone network; a script behind one has to make do with this. */
export const maxRequestsByCaller = 40

export interface MailAllowance {
  /** Counts an asking that may send a mail, whether or not it will; refuses one too many of this caller or of all. */
  readonly ask: (asking: { email: string; caller: string; now: Date }, queries: Queries) => Promise<string>
  /** Whether the mail for this asking may be sent; it then counts as sent. */
  readonly mayMail: (asking: { requestId: string; now: Date }, queries: Queries) => Promise<boolean>
}

interface AllowanceOptions {
  readonly secret: string
  readonly maxPerHour: number
  readonly registry: Registry
  readonly logger: Logger
}

/**
 * What strangers can have us send, by whichever operation: five mails a day to one mailbox, forty askings an hour from one
 * caller, and so many from all together as the operator allows. Who has asked forty times is refused for an address that
 * follows and for one that does not, so a refusal tells nothing. A sixth mail to a mailbox is not sent and not spoken of:
 * `me+a@example.com` after five to `me@example.com`.
 */
export function mailAllowance({ secret, maxPerHour, registry, logger }: AllowanceOptions): MailAllowance {
  const key = createHmac('sha256', secret).update('counts of mails').digest()
  const hashOf = (kind: string, text: string) => createHmac('sha256', key).update(`${kind} ${text}`).digest()
  const withheld = new Counter({
    name: 'mails_withheld_total',
    help: 'Mails that were asked for and not sent, by whose limit was reached: the mailbox, the caller or the site',
    labelNames: ['by'],
    registers: [registry],
  })
  let warnedAt = -Infinity
  const warn = (now: Date) => {
    if (now.getTime() - warnedAt < hour) return
    warnedAt = now.getTime()
    logger.warn({ maxPerHour }, 'too many mails were asked for; no more are taken for a while')
  }

  return {
    async ask({ email, caller, now }, queries) {
      const asking = { mailbox: hashOf('mailbox', mailboxOf(email)), caller: hashOf('caller', caller), now }
      await lockAskings(queries)
      const since = new Date(now.getTime() - hour)
      const { ofCaller, ofSite } = await countAskings({ caller: asking.caller, since }, queries)
      if (ofCaller.count >= maxRequestsByCaller) {
        withheld.inc({ by: 'caller' })
        throw new Refusal('too_many_requests', { retryAfterSeconds: secondsUntilFree(ofCaller, now) })
      }
      if (ofSite.count >= maxPerHour) {
        withheld.inc({ by: 'site' })
        warn(now)
        throw new Refusal('too_many_mails', { retryAfterSeconds: secondsUntilFree(ofSite, now) })
      }
      return putAsking(asking, queries)
    },
    async mayMail({ requestId, now }, queries) {
      await lockAskings(queries)
      const since = new Date(now.getTime() - day)
      const isAllowed = await markMailed({ requestId, since, most: maxRequestsPerDay }, queries)
      if (!isAllowed) withheld.inc({ by: 'mailbox' })
      return isAllowed
    },
  }
}

function secondsUntilFree({ oldest }: AskedSoFar, now: Date): number {
  const begun = oldest?.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((begun + hour - now.getTime()) / 1000))
}
