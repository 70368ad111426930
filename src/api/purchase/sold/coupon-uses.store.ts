import type { Queries } from '../../database/database.ts'

/** Hashes of who begins a purchase with a coupon. */
export interface CouponHolder {
  readonly mailbox: Uint8Array
  readonly caller: Uint8Array
}

export async function countUses(
  { code, holder }: { code: string; holder: CouponHolder | null },
  { query }: Queries,
): Promise<{ uses: number; isUsedByMailbox: boolean; heldByCaller: number }> {
  const [row] = await query<{ uses: string; own: string; held: string }>(
    `select count(*) as uses, count(*) filter (where mailbox = $2) as own,
       count(*) filter (where caller = $3) as held
     from coupon_uses where code = $1 and given_back_at is null`,
    [code, holder?.mailbox ?? null, holder?.caller ?? null],
  )
  return {
    uses: Number(row?.uses),
    isUsedByMailbox: Number(row?.own) > 0,
    heldByCaller: Number(row?.held),
  }
}

export async function takeCoupon(
  {
    code,
    holder: { mailbox, caller },
    subscriptionId,
    now,
  }: { code: string; holder: CouponHolder; subscriptionId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    'insert into coupon_uses (subscription_id, code, mailbox, caller, taken_at) values ($1, $2, $3, $4, $5)',
    [subscriptionId, code, mailbox, caller, now],
  )
}

/** The use is paid: its holder holds nothing any more. */
export async function keepCoupon(subscriptionId: string, { query }: Queries): Promise<void> {
  await query('update coupon_uses set caller = null where subscription_id = $1', [subscriptionId])
}

export async function giveCouponBack(
  { subscriptionId, now }: { subscriptionId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    'update coupon_uses set given_back_at = $2, caller = null where subscription_id = $1 and given_back_at is null',
    [subscriptionId, now],
  )
}

/**
 * Marks the coupon of a subscription as used again, for a payment that arrives after the coupon was given back. If the mailbox
 * has used the coupon for another subscription since, nothing changes: that use counts for both.
 */
export async function takeCouponAgain(subscriptionId: string, { query }: Queries): Promise<void> {
  await query(
    `update coupon_uses as late set given_back_at = null
     where subscription_id = $1 and given_back_at is not null and not exists (
       select from coupon_uses as taken
       where taken.code = late.code and taken.mailbox = late.mailbox and taken.given_back_at is null
     )`,
    [subscriptionId],
  )
}

export async function lockCouponCaller(caller: Uint8Array, { query }: Queries): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext('coupons'), hashtext(encode($1::bytea, 'hex')))`, [
    caller,
  ])
}

export async function countCouponFailures(
  { caller, since }: { caller: Uint8Array; since: Date },
  { query }: Queries,
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await query<{ count: string; oldest: Date | null }>(
    'select count(*) as count, min(failed_at) as oldest from coupon_failures where caller = $1 and failed_at > $2',
    [caller, since],
  )
  return { count: Number(row?.count), oldest: row?.oldest ?? null }
}

export async function putCouponFailure(
  { caller, now }: { caller: Uint8Array; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('insert into coupon_failures (caller, failed_at) values ($1, $2)', [caller, now])
}

export async function deleteCouponFailuresBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from coupon_failures where failed_at < $1', [moment])
}
