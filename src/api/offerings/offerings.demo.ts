import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '../../domain/kernel/rows/row-cell.ts'
import type { Database } from '../database/database.ts'
import { readAdRow } from './ad-rules.ts'
import { hasAds, putAds } from './ads.store.ts'
import { readOfferingRow } from './offerings.transfer.ts'
import { hasOfferings } from './offerings.store.ts'
import { saveOfferingsWithin } from './save-offerings.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a demo row says in days from today, by the field it stands for. */
const offeringDays = { start_day: 'ico_start', end_day: 'ico_end', created_day: 'created_at' }
const adDays = { start_day: 'starts_at', end_day: 'ends_at' }
const dollars = {
  raised_usd: 'raised_amount',
  target_min_usd: 'target_amount_min',
  target_max_usd: 'target_amount_max',
}

const hour = 3_600_000

/**
 * Fills an empty table from `<directory>/offerings.ndjson`, and with it the advertisements from `ads.ndjson`; one with
 * anything in it is left alone. Demo rows say their dates in days from today, so that some sales are always open.
 */
export async function fillDemoOfferings({
  database,
  directory,
  now,
}: {
  database: Database
  directory: string
  now: Date
}): Promise<number> {
  const [offerings, ads] = await Promise.all([
    readRows({ path: join(directory, 'offerings.ndjson'), days: offeringDays, now, read: readOfferingRow }),
    readRows({ path: join(directory, 'ads.ndjson'), days: adDays, now, read: readAdRow }),
  ])
  return database.transaction(async (queries) => {
    if (await hasOfferings(queries)) return 0
    await saveOfferingsWithin({ offerings, source: 'import', now }, queries)
    if (!(await hasAds(queries))) await putAds(ads, queries)
    return offerings.length
  })
}

interface DemoRows<Content> {
  readonly path: string
  readonly days: Readonly<Record<string, string>>
  readonly now: Date
  readonly read: (given: {
    row: unknown
    now: number
  }) => { content: Content } | { errors: readonly object[] }
}

async function readRows<Content>({ path, days, now, read }: DemoRows<Content>): Promise<Content[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, place) => {
    const reading = read({ row: dated({ row: JSON.parse(line), days, now }), now: now.getTime() })
    if ('content' in reading) return reading.content
    throw new Error(`Row ${place + 1} of ${path} is no good: ${JSON.stringify(reading.errors)}`)
  })
}

/** `{ start_day: -2.5, raised_usd: 10 }` is `{ ico_start: <two and a half days ago>, raised_amount: { usd: 10 } }`. */
function dated({
  row,
  days,
  now,
}: {
  row: unknown
  days: Readonly<Record<string, string>>
  now: Date
}): unknown {
  if (!isRecord(row)) return row
  return Object.fromEntries(
    Object.entries(row).map((field) => namedDay({ field, days, now }) ?? namedAmount(field)),
  )
}

type Field = readonly [name: string, value: unknown]

function namedDay({
  field: [name, value],
  days,
  now,
}: {
  field: Field
  days: Fields
  now: Date
}): Field | undefined {
  const meant = Object.hasOwn(days, name) ? days[name] : undefined
  if (typeof meant !== 'string') return undefined
  if (typeof value !== 'number') return [meant, value]
  const moment = now.getTime() + value * 24 * hour
  return [meant, new Date(Math.round(moment / hour) * hour).toISOString()]
}

function namedAmount([name, value]: Field): Field {
  const meant = Object.entries(dollars).find(([short]) => short === name)?.[1]
  return meant === undefined ? [name, value] : [meant, { usd: value }]
}
