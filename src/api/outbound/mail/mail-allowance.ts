import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import { Refusal } from '../../../contract/problems/problem.ts'
import { maxRequestsPerDay } from '../../../domain/follow/follow.ts'
import { mailboxOf } from '../../../domain/kernel/text/email-address.ts'
import { day, hour } from '../../../domain/kernel/time/durations.ts'
import type { Queries } from '../../database/database.ts'
import {
  countMailRequests,
  lockMailRequests,
  markMailed,
  insertMailRequest,
  type RequestCount,
} from './mail-requests.store.ts'

/**
 * The maximum number of requests from one caller in an hour. An office or a phone network shares one IP address between many
 * people, so the limit cannot be lower.
 */
export const maxRequestsByCaller = 40

export interface MailAllowance {
  /**
   * Counts a request that may send a mail, whether or not one is sent; throws when the caller or the site is over its
   * limit.
   */
  readonly countRequest: (
    request: { email: string; caller: string; now: Date },
    queries: Queries,
  ) => Promise<string>
  readonly mayMail: (request: { requestId: string; now: Date }, queries: Queries) => Promise<boolean>
}

interface AllowanceOptions {
  readonly secret: string
  readonly maxPerHour: number
  readonly registry: Registry
  readonly logger: Logger
}

/**
 * Limits the mails that strangers can make the site send, by whichever operation: five mails a day to one mailbox, forty requests
 * an hour from one caller, and the operator's limit for all callers together. A request counts towards the caller's limit whether
 * or not its address already follows, so a refusal reveals nothing about an address. A sixth mail to a mailbox is silently not
 * sent: `me+a@example.com` counts towards `me@example.com`.
 */
export function mailAllowance({ secret, maxPerHour, registry, logger }: AllowanceOptions): MailAllowance {
  const key = createHmac('sha256', secret).update('counts of mails').digest()
  const hashOf = (kind: string, text: string) => createHmac('sha256', key).update(`${kind} ${text}`).digest()
  const withheld = new Counter({
    name: 'mails_withheld_total',
    help: 'Requested mails that were not sent, by the limit reached: mailbox, caller or site',
    labelNames: ['by'],
    registers: [registry],
  })
  let warnedAt = -Infinity
  const warn = (now: Date) => {
    if (now.getTime() - warnedAt < hour) return
    warnedAt = now.getTime()
    logger.warn(
      { maxPerHour },
      'visitors have caused the maximum number of mails in an hour; forms that would send another mail are refused until the oldest are an hour old; if this is no rush of visitors, look for abuse',
    )
  }

  return {
    async countRequest({ email, caller, now }, queries) {
      const request = { mailbox: hashOf('mailbox', mailboxOf(email)), caller: hashOf('caller', caller), now }
      await lockMailRequests(queries)
      const since = new Date(now.getTime() - hour)
      const { ofCaller, ofSite } = await countMailRequests({ caller: request.caller, since }, queries)
      if (ofCaller.count >= maxRequestsByCaller) {
        withheld.inc({ by: 'caller' })
        throw new Refusal('too_many_requests', { retryAfterSeconds: secondsUntilFree(ofCaller, now) })
      }
      if (ofSite.count >= maxPerHour) {
        withheld.inc({ by: 'site' })
        warn(now)
        throw new Refusal('too_many_mails', { retryAfterSeconds: secondsUntilFree(ofSite, now) })
      }
      return insertMailRequest(request, queries)
    },
    async mayMail({ requestId, now }, queries) {
      await lockMailRequests(queries)
      const since = new Date(now.getTime() - day)
      const isAllowed = await markMailed({ requestId, since, max: maxRequestsPerDay }, queries)
      if (!isAllowed) withheld.inc({ by: 'mailbox' })
      return isAllowed
    },
  }
}

function secondsUntilFree({ oldest }: RequestCount, now: Date): number {
  const begun = oldest?.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((begun + hour - now.getTime()) / 1000))
}
