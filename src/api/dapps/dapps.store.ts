import type { DappContent } from '../../domain/dapps/dapp-form.ts'
import type { Queries } from '../database/database.ts'

export interface DappRow {
  readonly dapp_id: string
  readonly user_id: string
  readonly name: string
  readonly url: string
  readonly icon: string | null
  readonly whitelist: readonly string[]
  readonly webhook_url: string | null
  readonly webhook_secret: Uint8Array | null
  readonly secret_made_at: Date | null
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
}

export const dappColumns = `dapp_id, user_id, name, url, icon, whitelist, webhook_url, webhook_secret, secret_made_at, version,
  created_at, updated_at`

export const dappTexts = 'select icon from dapps'

export async function findDappRow(dappId: string, { query }: Queries): Promise<DappRow | undefined> {
  const rows = await query<DappRow>(
    `select ${dappColumns} from dapps where dapp_id = $1 and deleted_at is null`,
    [dappId],
  )
  return rows[0]
}

export async function lockOwnDapp(
  { dappId, userId }: { dappId: string; userId: string },
  { query }: Queries,
): Promise<DappRow | undefined> {
  const rows = await query<DappRow>(
    `select ${dappColumns} from dapps where dapp_id = $1 and user_id = $2 and deleted_at is null for update`,
    [dappId, userId],
  )
  return rows[0]
}

export async function findDapps(userId: string, { query }: Queries): Promise<DappRow[]> {
  return query<DappRow>(
    `select ${dappColumns} from dapps where user_id = $1 and deleted_at is null order by created_at desc, dapp_id`,
    [userId],
  )
}

export async function updateDapp(
  changed: DappContent & { readonly dapp_id: string; readonly now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `update dapps set name = $2, url = $3, icon = $4, whitelist = $5::text[], webhook_url = $6, updated_at = $7,
       version = version + 1 where dapp_id = $1`,
    [
      changed.dapp_id,
      changed.name,
      changed.url,
      changed.icon,
      changed.whitelist,
      changed.webhook_url,
      changed.now,
    ],
  )
}

/** Marks a dApp as deleted and removes its secrets and links. The name stays for payments that mention it. */
export async function endDapp(
  { dappId, now }: { dappId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `update dapps set deleted_at = $2, updated_at = $2, icon = null, whitelist = '{}', secret_hash = null,
       secret_made_at = null, webhook_url = null, webhook_secret = null where dapp_id = $1`,
    [dappId, now],
  )
}
