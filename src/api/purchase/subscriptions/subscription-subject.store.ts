import type { Queries } from '../../database/database.ts'

/** By whatever name a provider has for it. */
export async function findSubject(
  { id, session, subscription, customer }: SubjectNames,
  { query }: Queries,
): Promise<string | undefined> {
  const [row] = await query<{ subscription_id: string }>(
    `select subscription_id::text as subscription_id from subscriptions
     where subscription_id = $1 or provider_session = $2 or provider_subscription = $3 or provider_customer = $4
     order by begun_at desc limit 1`,
    [id !== null && uuidPattern.test(id) ? id : null, session, subscription, customer],
  )
  return row?.subscription_id
}

export interface SubjectNames {
  readonly id: string | null
  readonly session: string | null
  readonly subscription: string | null
  readonly customer: string | null
}

/** Elsewhere a checkout may have been begun under another number. */
export const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
