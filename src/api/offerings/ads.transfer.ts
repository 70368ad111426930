import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../domain/kernel/rows/row-cell.ts'
import type { Database, Queries } from '../database/database.ts'
import { eachAd, findAds, putAds, type AdRow } from './ads.store.ts'
import type { Saved } from './save-offerings.ts'

export function adIdOfRow({ row }: { row: unknown }): string | undefined {
  const id = isRecord(row) ? row['ad_id'] : undefined
  return typeof id === 'string' ? id : undefined
}

export async function importAds(
  { contents, dryRun }: { contents: readonly AdRow[]; dryRun: boolean },
  database: Database,
): Promise<Saved> {
  const save = async (queries: Queries) => {
    const rows = await findAds(
      contents.map(({ ad_id }) => ad_id),
      queries,
    )
    const standing = new Map(rows.map((row) => [row.ad_id, row]))
    const differing = contents.filter((ad) => !isDeepStrictEqual(ad, standing.get(ad.ad_id)))
    if (!dryRun && differing.length > 0) await putAds(differing, queries)
    const added = contents.filter(({ ad_id }) => !standing.has(ad_id)).length
    return { added, changed: differing.length - added, unchanged: contents.length - differing.length }
  }
  return dryRun ? save(database) : database.transaction(save)
}

export async function exportAds(
  onRows: (rows: readonly object[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await eachAd(onRows, database)
}
