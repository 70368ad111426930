import { failuresThatEndMail, type RefusalMeaning } from '../../../domain/mail/refusal.ts'
import type { Queries } from '../../database/database.ts'

export const suppressionKinds = ['bounce', 'complaint', 'operator'] as const
export type SuppressionKind = (typeof suppressionKinds)[number]

interface Suppressing {
  readonly knownAs: Uint8Array
  readonly kind: SuppressionKind
  /** A code, or what an operator says. */
  readonly reason: string
  readonly now: Date
}

export interface Suppressed {
  /** It had got mail until now. */
  readonly isNew: boolean
  /** Mails that waited. */
  readonly dropped: number
}

/** From now on nothing is sent to it, and what waits is dropped. */
export async function suppress(
  { knownAs, kind, reason, now }: Suppressing,
  { query }: Queries,
): Promise<Suppressed> {
  const put = await query(
    `insert into mail_suppressions (known_as, kind, reason, suppressed_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [knownAs, kind, reason, now],
  )
  const dropped = await query(
    'delete from mails where given_up_at is null and $1::bytea = any (known_as) returning 1',
    [knownAs],
  )
  return { isNew: put.length > 0, dropped: dropped.length }
}

interface Bounce {
  readonly knownAs: Uint8Array
  /** What tells one report from another. */
  readonly report: Uint8Array
  readonly kind: Extract<RefusalMeaning, 'address' | 'failure' | 'policy'>
  readonly status: string
  readonly now: Date
}

export interface BounceNoted {
  /** False: it was known. */
  readonly isNew: boolean
  readonly suppressed: Suppressed | undefined
}

/** An address that is none ends mail to it at once, other failures with the third, what is about us never. */
export async function noteBounce(
  { knownAs, report, kind, status, now }: Bounce,
  queries: Queries,
): Promise<BounceNoted> {
  const put = await queries.query(
    `insert into mail_bounces (known_as, report, kind, status, noted_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1`,
    [knownAs, report, kind, status, now],
  )
  const isNew = put.length > 0
  if (!isNew || kind === 'policy') return { isNew, suppressed: undefined }
  const failures = await queries.query(
    `select 1 from mail_bounces where known_as = $1 and kind <> 'policy' limit ${failuresThatEndMail}`,
    [knownAs],
  )
  const isOver = kind === 'address' || failures.length >= failuresThatEndMail
  if (!isOver) return { isNew, suppressed: undefined }
  return { isNew, suppressed: await suppress({ knownAs, kind: 'bounce', reason: status, now }, queries) }
}

/** Answers whether any of them was suppressed. What it bounced with is forgotten. */
export async function allow(knownAs: readonly Uint8Array[], queries: Queries): Promise<boolean> {
  const hex = knownAs.map((hash) => Buffer.from(hash).toString('hex'))
  const isOne = `encode(known_as, 'hex') = any ($1::text[])`
  await queries.query(`delete from mail_bounces where ${isOne}`, [hex])
  const allowed = await queries.query(`delete from mail_suppressions where ${isOne} returning 1`, [hex])
  return allowed.length > 0
}

export async function findSuppressions(
  knownAs: readonly Uint8Array[],
  { query }: Queries,
): Promise<SuppressionKind[]> {
  const rows = await query<{ kind: SuppressionKind }>(
    `select kind from mail_suppressions where encode(known_as, 'hex') = any ($1::text[])`,
    [knownAs.map((hash) => Buffer.from(hash).toString('hex'))],
  )
  return rows.map(({ kind }) => kind)
}

export async function deleteBouncesBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from mail_bounces where noted_at < $1', [moment])
}
