import type { Queries } from '../database/database.ts'

export async function findSecretHash(dappId: string, { query }: Queries): Promise<Uint8Array | undefined> {
  const rows = await query<{ secret_hash: Uint8Array | null }>(
    'select secret_hash from dapps where dapp_id = $1 and deleted_at is null',
    [dappId],
  )
  return rows[0]?.secret_hash ?? undefined
}

export async function setSecret(
  { dappId, secretHash, now }: { dappId: string; secretHash: Uint8Array; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update dapps set secret_hash = $2, secret_made_at = $3 where dapp_id = $1', [
    dappId,
    secretHash,
    now,
  ])
}

export async function setWebhookSecret(
  { dappId, sealed }: { dappId: string; sealed: Uint8Array },
  { query }: Queries,
): Promise<void> {
  await query('update dapps set webhook_secret = $2 where dapp_id = $1', [dappId, sealed])
}
