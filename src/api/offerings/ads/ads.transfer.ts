import { readAd } from '../../../domain/offerings/ads/ad-rules.ts'
import type { Ad } from '../../../domain/offerings/ads/ad.ts'
import { isOfferingId } from '../../../domain/offerings/fields/offering-id.ts'
import { plainId, type ContentKind } from '../../transfer/content-kind.ts'
import { ndjson } from '../../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../../transfer/save-difference.ts'
import { eachAd, findAds, putAds } from './ads.store.ts'

const idOf = ({ ad_id }: Ad) => ad_id

export const adsTransfer: ContentKind<Ad> = {
  format: ndjson,
  read: ({ row, stored }) => readAd(row, stored),
  idOf,
  idOfRow: (row) => plainId(row, { name: 'ad_id', isId: isOfferingId }),
  save: saveDifference<Ad, Ad>({
    idOf,
    idOfStored: idOf,
    findStored: ({ contents }, queries) => findAds(contents.map(idOf), queries),
    rowOf: (ad) => ad,
    exportedRow,
    put: putAds,
  }),
  storedRows: async ({ ids }, queries) => (await findAds(ids, queries)).map(exportedRow),
  exportTo: (onRows, database) => eachAd((rows) => onRows(rows.map(exportedRow)), database),
}

function exportedRow(ad: Ad) {
  return { ...ad, starts_at: ad.starts_at.toISOString(), ends_at: ad.ends_at.toISOString() }
}
