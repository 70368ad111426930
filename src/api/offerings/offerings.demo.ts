import { join } from 'node:path'
import { isRecord, type Row } from '../../domain/kernel/rows/row-field.ts'
import type { Ad } from '../../domain/offerings/ads/ad.ts'
import type { DemoContent, DemoRow } from '../transfer/demo/demo-content.ts'
import { demoRows } from '../transfer/demo/demo-files.ts'
import { hasAds } from './ads/ads.store.ts'
import { adsTransfer } from './ads/ads.transfer.ts'
import type { OfferingToSave } from './offering-plan.ts'
import { hasOfferings } from './offerings.store.ts'
import { offeringsTransfer } from './offerings.transfer.ts'
import { saveOfferings } from './save-offerings.ts'

const offeringDates = ['ico_start', 'ico_end', 'created_at', 'updated_at']
const adDates = ['starts_at', 'ends_at']

export const offeringsDemo: DemoContent<OfferingToSave> = {
  kind: {
    ...offeringsTransfer,
    // The coins of the demo are of the demo market, which has not begun when the demo is stored.
    save: ({ contents, now, dryRun }, queries) =>
      saveOfferings({ offerings: contents, source: 'import', now, dryRun }, queries),
  },
  hasAny: hasOfferings,
  async rows({ directory, now }) {
    const dates = { now, fields: offeringDates, by: 'hours' as const }
    const rows = await demoRows(join(directory, 'offerings.ndjson'), dates)
    const earlier = await demoRows(join(directory, 'offerings-history.ndjson'), dates)
    return rows.flatMap((row) => versionsOf(row, earlier))
  },
}

export const adsDemo: DemoContent<Ad> = {
  kind: adsTransfer,
  hasAny: hasAds,
  rows: ({ directory, now }) =>
    demoRows(join(directory, 'ads.ndjson'), { now, fields: adDates, by: 'hours' }),
}

/**
 * A demo entry with earlier versions gets a change history. A row of `offerings-history.ndjson` has what an earlier version stated
 * otherwise, and the time when that was stored: `{ item_id: 'a', ico_end: '2026-11-21', updated_at: '2026-11-10' }` was extended
 * when the next version was stored.
 */
function versionsOf(latest: DemoRow, earlier: readonly DemoRow[]): readonly DemoRow[] {
  if (!isRecord(latest.row)) return [latest]
  const { row } = latest
  const versions = earlier.map((version) => version.row).filter(isRecord)
  const ofEntry = versions.filter(({ item_id }) => item_id === row['item_id'])
  if (ofEntry.length === 0) return [latest]
  return [...ofEntry, {}].map((version) => {
    const whole: Row = { ...row, ...version }
    return { row: whole, from: latest.from, savedAt: new Date(String(whole['updated_at'])) }
  })
}
