import type { DappContent } from '../../domain/dapps/dapp-form.ts'
import type { Queries } from '../database/database.ts'

/** A dApp that is not deleted. */
export interface DappRow {
  readonly dapp_id: string
  readonly user_id: string
  readonly name: string
  readonly url: string
  readonly icon: string | null
  readonly whitelist: readonly string[]
  readonly webhook_url: string | null
  /** Sealed: `webhook-secret.ts` opens it. */
  readonly webhook_secret: Uint8Array | null
  readonly secret_made_at: Date | null
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
}

const columns = `dapp_id, user_id, name, url, icon, whitelist, webhook_url, webhook_secret, secret_made_at, version,
  created_at, updated_at`

/** Where paths of files may stand. */
export const dappTexts = 'select icon from dapps'

export async function findDappRow(dappId: string, { query }: Queries): Promise<DappRow | undefined> {
  const rows = await query<DappRow>(
    `select ${columns} from dapps where dapp_id = $1 and deleted_at is null`,
    [dappId],
  )
  return rows[0]
}

export async function findSecretHash(dappId: string, { query }: Queries): Promise<Uint8Array | undefined> {
  const rows = await query<{ secret_hash: Uint8Array | null }>(
    'select secret_hash from dapps where dapp_id = $1 and deleted_at is null',
    [dappId],
  )
  return rows[0]?.secret_hash ?? undefined
}

/** With the row locked until the transaction ends; another developer's is as good as none. */
export async function lockOwnDapp(
  { dappId, userId }: { dappId: string; userId: string },
  { query }: Queries,
): Promise<DappRow | undefined> {
  const rows = await query<DappRow>(
    `select ${columns} from dapps where dapp_id = $1 and user_id = $2 and deleted_at is null for update`,
    [dappId, userId],
  )
  return rows[0]
}

export async function findDapps(userId: string, { query }: Queries): Promise<DappRow[]> {
  return query<DappRow>(
    `select ${columns} from dapps where user_id = $1 and deleted_at is null order by created_at desc, dapp_id`,
    [userId],
  )
}

/** Until the transaction ends nobody else adds one for this developer: many at once are not more than allowed. */
export async function countDapps(userId: string, { query }: Queries): Promise<number> {
  await query(`select pg_advisory_xact_lock(hashtext('dapps'), hashtext($1))`, [userId])
  const [row] = await query<{ count: string }>(
    'select count(*) as count from dapps where user_id = $1 and deleted_at is null',
    [userId],
  )
  return Number(row?.count)
}

/** One that says the same and is not older than that: whoever sends a form twice has one dApp. */
export async function findTwin(
  { content, userId, since }: { content: DappContent; userId: string; since: Date },
  { query }: Queries,
): Promise<DappRow | undefined> {
  const { name, url, icon, whitelist, webhook_url: webhookUrl } = content
  const rows = await query<DappRow>(
    `select ${columns} from dapps where user_id = $1 and deleted_at is null and created_at > $2 and name = $3 and url = $4
       and icon = $5 and whitelist = $6::text[] and webhook_url is not distinct from $7`,
    [userId, since, name, url, icon, whitelist, webhookUrl],
  )
  return rows[0]
}

/** False when the number is taken. */
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

/** What opens or leads anywhere is gone; the name stays, for payments that name it. */
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
