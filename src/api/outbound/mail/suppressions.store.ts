import { failuresThatEndMail, type RefusalMeaning } from '../../../domain/mail/refusal.ts'
import type { Queries } from '../../database/database.ts'

export const suppressionKinds = ['bounce', 'complaint', 'operator'] as const
export type SuppressionKind = (typeof suppressionKinds)[number]

interface SuppressionRequest {
  readonly addressHash: Uint8Array
  readonly kind: SuppressionKind
  readonly reason: string
  readonly now: Date
}

export interface SuppressionResult {
  readonly isNew: boolean
  readonly dropped: number
}

export async function suppress(
  { addressHash, kind, reason, now }: SuppressionRequest,
  { query }: Queries,
): Promise<SuppressionResult> {
  const put = await query(
    `insert into mail_suppressions (known_as, kind, reason, suppressed_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [addressHash, kind, reason, now],
  )
  const dropped = await query(
    'delete from mails where given_up_at is null and $1::bytea = any (known_as) returning 1',
    [addressHash],
  )
  return { isNew: put.length > 0, dropped: dropped.length }
}

interface Bounce {
  readonly addressHash: Uint8Array
  /** Id of the bounce report, so that a report that is read twice counts once. */
  readonly report: Uint8Array
  readonly kind: Extract<RefusalMeaning, 'address' | 'failure' | 'policy'>
  readonly status: string
  readonly now: Date
}

export interface BounceResult {
  readonly isNew: boolean
  readonly suppressed: SuppressionResult | undefined
}

/**
 * Records a bounce. An address that the server does not know is suppressed at once, an address with other failures from the third
 * one on; a refusal by policy never suppresses an address.
 */
export async function recordBounce(
  { addressHash, report, kind, status, now }: Bounce,
  queries: Queries,
): Promise<BounceResult> {
  const put = await queries.query(
    `insert into mail_bounces (known_as, report, kind, status, noted_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1`,
    [addressHash, report, kind, status, now],
  )
  const isNew = put.length > 0
  if (!isNew || kind === 'policy') return { isNew, suppressed: undefined }
  const failures = await queries.query(
    `select 1 from mail_bounces where known_as = $1 and kind <> 'policy' limit ${failuresThatEndMail}`,
    [addressHash],
  )
  const isOver = kind === 'address' || failures.length >= failuresThatEndMail
  if (!isOver) return { isNew, suppressed: undefined }
  return { isNew, suppressed: await suppress({ addressHash, kind: 'bounce', reason: status, now }, queries) }
}

export async function liftSuppressions(
  addressHash: readonly Uint8Array[],
  queries: Queries,
): Promise<boolean> {
  const hex = addressHash.map((hash) => Buffer.from(hash).toString('hex'))
  const isOne = `encode(known_as, 'hex') = any ($1::text[])`
  await queries.query(`delete from mail_bounces where ${isOne}`, [hex])
  const allowed = await queries.query(`delete from mail_suppressions where ${isOne} returning 1`, [hex])
  return allowed.length > 0
}

export async function findSuppressions(
  addressHash: readonly Uint8Array[],
  { query }: Queries,
): Promise<SuppressionKind[]> {
  const rows = await query<{ kind: SuppressionKind }>(
    `select kind from mail_suppressions where encode(known_as, 'hex') = any ($1::text[])`,
    [addressHash.map((hash) => Buffer.from(hash).toString('hex'))],
  )
  return rows.map(({ kind }) => kind)
}

export async function deleteBouncesBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from mail_bounces where noted_at < $1', [moment])
}
