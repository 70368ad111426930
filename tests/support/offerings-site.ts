import type { Database } from '../../src/api/database/database.ts'
import { adsTransfer } from '../../src/api/offerings/ads/ads.transfer.ts'
import { offeringsTransfer } from '../../src/api/offerings/offerings.transfer.ts'
import { growingPauses } from './growing-pauses.ts'
import { seedContent } from './seed-content.ts'
import { openTestDatabase } from './test-database.ts'
import { openTestSite, signatureFor, type TestSite } from './test-site.ts'

type Row = Readonly<Record<string, unknown>>

/** Stores offerings through the importer, which fills in defaults; a row needs only a name. */
export async function seedOfferings(
  { rows, now }: { rows: readonly Row[]; now: Date },
  database: Database,
): Promise<void> {
  await seedContent(offeringsTransfer, { rows, now }, database)
}

export async function seedAds(rows: readonly Row[], database: Database): Promise<void> {
  await seedContent(adsTransfer, { rows, now: new Date(0) }, database)
}

export async function openOfferingsSite({
  rows,
  now,
  database: input,
}: {
  rows: readonly Row[]
  now: () => Date
  database?: Database
}): Promise<TestSite> {
  const database = input ?? (await openTestDatabase())
  await seedOfferings({ rows, now: now() }, database)
  return openTestSite({ environment: { DEMO: '0' }, now, database })
}

let addresses = 0

export async function ask(site: TestSite, url: string, { host = 'en.localhost' } = {}) {
  addresses++
  const remoteAddress = `203.0.${addresses >> 8}.${addresses & 255}`
  return site.app.inject({ url, headers: { host }, remoteAddress })
}

export async function askJson<Answer>(site: TestSite, url: string, options = {}): Promise<Answer> {
  const answer = await ask(site, url, options)
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  return answer.json<Answer>()
}

export async function visit(
  site: TestSite,
  {
    id,
    address,
    now,
    userAgent = 'a browser',
  }: { id: string; address: string; now: Date; userAgent?: string },
) {
  const path = `/api/view/${id}`
  const timestamp = Math.floor(now.getTime() / 1000)
  return site.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'en.localhost',
      'user-agent': userAgent,
      'x-signature': signatureFor({ path, timestamp }),
    },
    remoteAddress: address,
  })
}

/** Repeats a request until its answer meets the condition; fails after `within` milliseconds. */
export async function eventually<Answer>(
  requested: () => Promise<Answer>,
  isIt: (answer: Answer) => boolean,
  within = 120_000,
): Promise<Answer> {
  const until = performance.now() + within
  const pause = growingPauses()
  for (;;) {
    const answer = await requested()
    if (isIt(answer)) return answer
    if (performance.now() > until)
      throw new Error(`Waited in vain; the last answer was ${JSON.stringify(answer)}`)
    await pause()
  }
}
