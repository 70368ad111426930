import type { SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'
import type { Queries } from '../../database/database.ts'

export async function putLicence(
  { subscriptionId, codeHash, now }: { subscriptionId: string; codeHash: Uint8Array; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('insert into licences (subscription_id, code_hash, issued_at) values ($1, $2, $3)', [
    subscriptionId,
    codeHash,
    now,
  ])
}

interface LicenceRow {
  licence_id: string
  plan_id: string
  facts: SubscriptionFacts
}

export async function findLicence(
  { codeHash, now }: { codeHash: Uint8Array; now: Date },
  { query }: Queries,
): Promise<LicenceRow | undefined> {
  const [row] = await query<LicenceRow>(
    `update licences set checked_at = $2 from subscriptions
     where code_hash = $1 and subscriptions.subscription_id = licences.subscription_id
     returning licence_id::text as licence_id, plan_id, facts`,
    [codeHash, now],
  )
  return row
}
