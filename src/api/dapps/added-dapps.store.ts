import type { DappContent } from '../../domain/dapps/dapp-form.ts'
import type { Queries } from '../database/database.ts'
import { dappColumns, type DappRow } from './dapps.store.ts'

/**
 * Counts the dApps of a developer, who can add no others until the transaction ends, so that parallel requests cannot pass the
 * limit.
 */
export async function countDapps(userId: string, { query }: Queries): Promise<number> {
  await query(`select pg_advisory_xact_lock(hashtext('dapps'), hashtext($1))`, [userId])
  const [row] = await query<{ count: string }>(
    'select count(*) as count from dapps where user_id = $1 and deleted_at is null',
    [userId],
  )
  return Number(row?.count)
}

export async function findDuplicate(
  { content, userId, since }: { content: DappContent; userId: string; since: Date },
  { query }: Queries,
): Promise<DappRow | undefined> {
  const { name, url, icon, whitelist, webhook_url: webhookUrl } = content
  const rows = await query<DappRow>(
    `select ${dappColumns} from dapps where user_id = $1 and deleted_at is null and created_at > $2 and name = $3 and url = $4
       and icon = $5 and whitelist = $6::text[] and webhook_url is not distinct from $7`,
    [userId, since, name, url, icon, whitelist, webhookUrl],
  )
  return rows[0]
}

export async function addDapp(
  added: DappContent & {
    readonly dapp_id: string
    readonly user_id: string
    readonly webhook_secret: Uint8Array
    readonly now: Date
  },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `insert into dapps (dapp_id, user_id, name, url, icon, whitelist, webhook_url, webhook_secret, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9, $9) on conflict (dapp_id) do nothing returning 1`,
    [
      added.dapp_id,
      added.user_id,
      added.name,
      added.url,
      added.icon,
      added.whitelist,
      added.webhook_url,
      added.webhook_secret,
      added.now,
    ],
  )
  return rows.length > 0
}
