import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../domain/kernel/rows/row-field.ts'
import { readCoupon } from '../../../domain/purchase/coupon-rules.ts'
import { readCouponCode, type Coupon } from '../../../domain/purchase/coupon.ts'
import type { ContentKind } from '../../transfer/content-kind.ts'
import { ndjson } from '../../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../../transfer/save-difference.ts'
import { eachCoupon, findCoupons, putCoupons, type CouponRow } from './coupons.store.ts'

const idOf = ({ code }: Coupon) => code

export const couponsTransfer: ContentKind<Coupon> = {
  format: ndjson,
  read: ({ row, stored }) => readCoupon(row, stored),
  idOf,
  idOfRow: (row) => (isRecord(row) ? readCouponCode(row['code']) : undefined),
  storedRows: async ({ ids }, queries) => (await findCoupons(ids, queries)).map(exportedRow),
  save: saveDifference<Coupon, CouponRow>({
    idOf,
    idOfStored: ({ code }) => code,
    findStored: ({ contents }, queries) => findCoupons(contents.map(idOf), queries),
    rowOf,
    exportedRow,
    put: putCoupons,
  }),
  exportTo: (onRows, database) => eachCoupon((rows) => onRows(rows.map(exportedRow)), database),
}

function rowOf(coupon: Coupon, { stored, now }: { stored: CouponRow | undefined; now: Date }): CouponRow {
  const row = {
    code: coupon.code,
    percent: coupon.percent,
    amounts: coupon.amounts,
    plan_ids: coupon.planIds === null ? null : [...coupon.planIds],
    most_uses: coupon.maxUses,
    ends_at: coupon.endsAt === null ? null : new Date(coupon.endsAt),
  }
  if (stored === undefined) return { ...row, updated_at: now }
  const { updated_at, ...before } = stored
  return { ...row, updated_at: isDeepStrictEqual(before, row) ? updated_at : now }
}

function exportedRow({ code, percent, amounts, plan_ids, most_uses, ends_at }: CouponRow) {
  const row = { code, percent, amounts, plan_ids, most_uses, ends_at: ends_at?.toISOString() ?? null }
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}
