import { readReport, type MailReport, type Reported } from './mail-report.ts'
import { take, type ReportTally, type ReportDeps } from './take-reported.ts'

/** Reads messages that have come back, and ends mail to those who cannot or do not want to have it. */
export async function takeReports(
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
        for (const reported of about) await take({ report, reported, tally }, deps, queries)
      })
  }
  return tally
}

async function namedIn({ about, unnamed }: MailReport, { addressOf }: ReportDeps): Promise<Reported[]> {
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
