import { day } from '../../../../domain/kernel/time/durations.ts'
import type { Database, Queries } from '../../../database/database.ts'
import { hostOf } from '../mail-address.ts'
import { holdForReport } from '../mail-hold.ts'
import { isOwnMailId, bounceKeyOfMail } from '../mail-id.ts'
import type { MailIdentity } from '../mail-identity.ts'
import { recordBounce, suppress, type SuppressionResult } from '../suppressions.store.ts'
import { readReport, type MailReport, type ReportedFailure } from './mail-report.ts'

export interface ReportTally {
  messages: number
  /** How many of the messages are neither a bounce nor a complaint, or name no address. */
  others: number
  bounces: number
  known: number
  complaints: number
  policy: number
  readonly heldFor: Set<string>
  suppressed: number
  dropped: number
}

export interface ReportDeps {
  readonly database: Database
  readonly identity: MailIdentity
  readonly now: () => Date
  readonly addressOf: (proof: string) => Promise<string | undefined>
}

export async function applyReports(
  messages: AsyncIterable<Uint8Array>,
  deps: ReportDeps,
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
    const about = report === undefined ? [] : await namedIn(report, deps)
    if (report === undefined || about.length === 0) tally.others++
    else
      await deps.database.transaction(async (queries) => {
        for (const reported of about) await applyFailure({ report, reported, tally }, deps, queries)
      })
  }
  return tally
}

async function namedIn(
  { about, unnamed }: MailReport,
  { addressOf }: ReportDeps,
): Promise<ReportedFailure[]> {
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

/** A bounce counts for the exact address the mail went to, a complaint for the whole mailbox with all its tags. */
async function applyFailure(
  { report, reported, tally }: { report: MailReport; reported: ReportedFailure; tally: ReportTally },
  { identity, now }: ReportDeps,
  queries: Queries,
): Promise<void> {
  const { kind, address, status } = reported
  const count = (done: SuppressionResult | undefined) => {
    if (done?.isNew === true) tally.suppressed++
    tally.dropped += done?.dropped ?? 0
  }
  if (kind === 'complaint') {
    tally.complaints++
    const addressHash = identity.ofMailbox(address)
    return count(await suppress({ addressHash, kind, reason: status, now: now() }, queries))
  }
  const addressHash = identity.ofAddress(address)
  const own = report.mail !== undefined && isOwnMailId(report.mail, addressHash) ? report.mail : undefined
  const noted = await recordBounce(
    { addressHash, report: own === undefined ? report.id : bounceKeyOfMail(own), kind, status, now: now() },
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

/** Only a report of about today may hold the queue: an older refusal does not show whether the server accepts mails now. */
function isOfToday(at: Date | undefined, now: Date): boolean {
  return at !== undefined && Math.abs(now.getTime() - at.getTime()) < day
}
