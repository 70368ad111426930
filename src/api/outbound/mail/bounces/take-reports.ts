import type { Database, Queries } from '../../../database/database.ts'
import { hostOf } from '../mail-address.ts'
import { holdForReport } from '../mail-hold.ts'
import type { MailIdentity } from '../mail-identity.ts'
import { isOwnMailId, reportOfMail } from '../mail-proof.ts'
import { noteBounce, suppress, type Suppressed } from '../suppressions.store.ts'
import { readReport, type MailReport, type Reported } from './mail-report.ts'

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

interface ReportNeeds {
  readonly database: Database
  readonly identity: MailIdentity
  readonly now: () => Date
  /** Whose link to stop this is. */
  readonly addressOf: (proof: string) => Promise<string | undefined>
}

/** Reads messages that have come back, and ends mail to those who cannot or do not want to have it. */
export async function takeReports(
  messages: AsyncIterable<Uint8Array>,
  needs: ReportNeeds,
): Promise<ReportTally> {
  const tally = {
    messages: 0,
    others: 0,
    bounces: 0,
    known: 0,
    complaints: 0,
    policy: 0,
    heldFor: new Set<string>(),
    suppressed: 0,
    dropped: 0,
  }
  for await (const message of messages) {
    tally.messages++
    const report = await readReport(message)
    const about = report === undefined ? [] : await namedIn(report, needs)
    if (report === undefined || about.length === 0) tally.others++
    else
      await needs.database.transaction(async (queries) => {
        for (const reported of about) await take({ report, reported, tally }, needs, queries)
      })
  }
  return tally
}

async function namedIn({ about, unnamed }: MailReport, { addressOf }: ReportNeeds): Promise<Reported[]> {
  const found = await Promise.all(
    unnamed.map(async ({ status, proof }) => ({ status, address: await addressOf(proof) })),
  )
  return [
    ...about,
    ...found.flatMap(({ status, address }) =>
      address === undefined ? [] : [{ kind: 'complaint' as const, address, status }],
    ),
  ]
}

/** A bounce is of the address that was written to; a complaint of whoever reads that mailbox, by whichever tag. */
async function take(
  { report, reported, tally }: { report: MailReport; reported: Reported; tally: ReportTally },
  { identity, now }: ReportNeeds,
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
