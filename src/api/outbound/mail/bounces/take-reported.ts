import type { Database, Queries } from '../../../database/database.ts'
import { hostOf } from '../mail-address.ts'
import { holdForReport } from '../mail-hold.ts'
import type { MailIdentity } from '../mail-identity.ts'
import { isOwnMailId, reportOfMail } from '../mail-proof.ts'
import { noteBounce, suppress, type Suppressed } from '../suppressions.store.ts'
import type { MailReport, Reported } from './mail-report.ts'

export interface ReportTally {
  messages: number
  /** Neither a bounce nor a complaint, or of nobody. */
  others: number
  bounces: number
  /** Bounces that were counted before. */
  known: number
  complaints: number
  policy: number
  /** Whose refusals of us hold the queue. */
  readonly heldFor: Set<string>
  /** Addresses that get no mail from now on. */
  suppressed: number
  dropped: number
}

const day = 86_400_000

export interface ReportDeps {
  readonly database: Database
  readonly identity: MailIdentity
  readonly now: () => Date
  /** Whose link to stop this is. */
  readonly addressOf: (proof: string) => Promise<string | undefined>
}

/** A bounce is of the address that was written to; a complaint of whoever reads that mailbox, by whichever tag. */
export async function take(
  { report, reported, tally }: { report: MailReport; reported: Reported; tally: ReportTally },
  { identity, now }: ReportDeps,
  queries: Queries,
): Promise<void> {
  const { kind, address, status } = reported
  const count = (done: Suppressed | undefined) => {
    if (done?.isNew === true) tally.suppressed++
    tally.dropped += done?.dropped ?? 0
  }
  if (kind === 'complaint') {
    tally.complaints++
    const knownAs = identity.ofMailbox(address)
    return count(await suppress({ knownAs, kind, reason: status, now: now() }, queries))
  }
  const knownAs = identity.ofAddress(address)
  const own = report.mail !== undefined && isOwnMailId(report.mail, knownAs) ? report.mail : undefined
  const noted = await noteBounce(
    { knownAs, report: own === undefined ? report.id : reportOfMail(own), kind, status, now: now() },
    queries,
  )
  if (!noted.isNew) tally.known++
  else if (kind === 'policy') {
    tally.policy++
    if (own !== undefined && isOfToday(report.at, now())) {
      tally.heldFor.add(hostOf(address))
      await holdForReport({ status, hosts: tally.heldFor.size, now: now() }, queries)
    }
  } else tally.bounces++
  return count(noted.suppressed)
}

/** What a server said days ago tells nothing of whether it takes our mails now. */
function isOfToday(at: Date | undefined, now: Date): boolean {
  return at !== undefined && Math.abs(now.getTime() - at.getTime()) < day
}
