import type { Amounts } from '../../../domain/purchase/amount.ts'
import type { Coupon } from '../../../domain/purchase/coupon.ts'
import type { Database, Queries } from '../../database/database.ts'
import { readInBatches } from '../../database/read-in-batches.ts'

export interface CouponRow {
  code: string
  percent: number | null
  amounts: Amounts | null
  plan_ids: string[] | null
  most_uses: number | null
  ends_at: Date | null
  updated_at: Date
}

const columns = 'code, percent, amounts, plan_ids, most_uses, ends_at, updated_at'

export function couponOf(row: CouponRow): Coupon {
  return {
    code: row.code,
    percent: row.percent,
    amounts: row.amounts,
    planIds: row.plan_ids,
    maxUses: row.most_uses,
    endsAt: row.ends_at?.getTime() ?? null,
  }
}

export async function findCoupons(codes: readonly string[], { query }: Queries): Promise<CouponRow[]> {
  return query<CouponRow>(`select ${columns} from coupons where code = any($1::text[])`, [codes])
}

export async function findCoupon(code: string, queries: Queries): Promise<CouponRow | undefined> {
  return (await findCoupons([code], queries))[0]
}

export async function lockCoupon(code: string, { query }: Queries): Promise<CouponRow | undefined> {
  const [row] = await query<CouponRow>(`select ${columns} from coupons where code = $1 for update`, [code])
  return row
}

export async function listCoupons({ query }: Queries): Promise<(CouponRow & { uses: string })[]> {
  return query<CouponRow & { uses: string }>(
    `select ${columns}, (
       select count(*) from coupon_uses where coupon_uses.code = coupons.code and given_back_at is null
     ) as uses from coupons order by code collate "C"`,
  )
}

export async function hasCoupons({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from coupons limit 1')).length > 0
}

export async function eachCoupon(
  onRows: (rows: readonly CouponRow[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await readInBatches({ sql: `select ${columns} from coupons order by code collate "C"`, onRows }, database)
}

export async function putCoupons(coupons: readonly CouponRow[], { query }: Queries): Promise<void> {
  await query(
    `insert into coupons (${columns})
     select ${columns} from jsonb_to_recordset($1::jsonb)
       as given (code text, percent smallint, amounts jsonb, plan_ids text[], most_uses integer, ends_at timestamptz, updated_at timestamptz)
     on conflict (code) do update set percent = excluded.percent, amounts = excluded.amounts,
       plan_ids = excluded.plan_ids, most_uses = excluded.most_uses, ends_at = excluded.ends_at, updated_at = excluded.updated_at`,
    [JSON.stringify(coupons)],
  )
}

export async function endCoupon(
  { code, now }: { code: string; now: Date },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `update coupons set ends_at = $2, updated_at = $2 where code = $1 and (ends_at is null or ends_at > $2) returning 1`,
    [code, now],
  )
  return rows.length > 0
}
