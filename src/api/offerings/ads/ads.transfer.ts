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
  read: ({ row }) => readAd(row),
  idOf,
  idOfRow: (row) => plainId(row, { name: 'ad_id', isId: isOfferingId }),
  save: saveDifference<Ad, Ad>({
    idOf,
    idOfStored: idOf,
    findStored: ({ contents }, queries) => findAds(contents.map(idOf), queries),
    rowOf: (ad) => ad,
    put: putAds,
  }),
  exportTo: eachAd,
}
