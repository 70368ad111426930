import { join } from 'node:path'
import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import type { Ad } from '../../domain/offerings/ads/ad.ts'
import type { DemoContent, DemoRow } from '../transfer/demo/demo-content.ts'
import { demoRows } from '../transfer/demo/demo-files.ts'
import { hasAds } from './ads/ads.store.ts'
import { adsTransfer } from './ads/ads.transfer.ts'
import type { OfferingToSave } from './offering-plan.ts'
import { hasOfferings } from './offerings.store.ts'
import { offeringsTransfer } from './offerings.transfer.ts'
import { saveOfferings } from './save-offerings.ts'

/** Demo rows state dates in days from today and amounts in dollars. These maps lead from such a name to the field of an entry. */
const offeringDays = new Map([
  ['start_day', 'ico_start'],
  ['end_day', 'ico_end'],
  ['created_day', 'created_at'],
])
const adDays = new Map([
  ['start_day', 'starts_at'],
  ['end_day', 'ends_at'],
])
const dollars = new Map([
  ['raised_usd', 'raised_amount'],
  ['target_min_usd', 'target_amount_min'],
  ['target_max_usd', 'target_amount_max'],
])

export const offeringsDemo: DemoContent<OfferingToSave> = {
  kind: {
    ...offeringsTransfer,
    // The coins of the demo are of the demo market, which has not begun when the demo is stored.
    save: ({ contents, now, dryRun }, queries) =>
      saveOfferings({ offerings: contents, source: 'import', now, dryRun }, queries),
  },
  hasAny: hasOfferings,
  async rows({ directory, now }) {
    const rows = await demoRows(join(directory, 'offerings.ndjson'), (row) => row)
    return rows.flatMap((row) => versionsOf(row, now))
  },
}

export const adsDemo: DemoContent<Ad> = {
  kind: adsTransfer,
  hasAny: hasAds,
  rows: ({ directory, now }) => demoRows(join(directory, 'ads.ndjson'), dated(adDays, now)),
}

/**
 * A demo entry with earlier versions gets a change history: `{ end_day: 3, earlier: [{ until_day: -4, end_day: 1 }] }` was
 * extended four days ago.
 */
function versionsOf({ row, from }: DemoRow, now: Date): readonly DemoRow[] {
  const date = dated(offeringDays, now)
  if (!isRecord(row) || !Array.isArray(row['earlier'])) return [{ row: date(row), from }]
  const { earlier, ...latest } = row
  let since = latest['created_day']
  return [...earlier.filter(isRecord), {}].map(({ until_day, ...before }) => {
    const version = { row: date({ ...latest, ...before }), from, savedAt: dayFromNow(since, now) }
    since = until_day
    return version
  })
}

/**
 * Replaces the relative dates and the dollars of a demo row: `{ start_day: -2.5, raised_usd: 10 }` becomes `{ ico_start: <two and
 * a half days ago>, raised_amount: { usd: 10 } }`.
 */
function dated(days: ReadonlyMap<string, string>, now: Date): (row: unknown) => unknown {
  return (row) => {
    if (!isRecord(row)) return row
    const fields = Object.entries(row).map(([name, value]) => {
      const [day, amount] = [days.get(name), dollars.get(name)]
      if (day !== undefined) return [day, typeof value === 'number' ? momentOf(value, now) : value]
      return amount === undefined ? [name, value] : [amount, { usd: value }]
    })
    return Object.fromEntries(fields)
  }
}

function momentOf(days: number, now: Date): string {
  return dayFromNow(days, now).toISOString()
}

function dayFromNow(days: unknown, now: Date): Date {
  const moment = now.getTime() + Number(days) * 24 * hour
  return new Date(Math.round(moment / hour) * hour)
}
