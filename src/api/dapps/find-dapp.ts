import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { isDappId } from '../../domain/dapps/dapp-id.ts'
import type { Queries } from '../database/database.ts'
import { hashSecret } from '../secrets/secrets.ts'
import { findSecretHash } from './dapp-secrets.store.ts'
import { findDappRow, type DappRow } from './dapps.store.ts'

/** A dApp with its webhook secret, which is encrypted; `openWebhookSecret` decrypts it. */
export type FoundDapp = Pick<
  DappRow,
  'dapp_id' | 'user_id' | 'name' | 'url' | 'icon' | 'whitelist' | 'webhook_url' | 'webhook_secret'
>

export async function findDapp(dappId: string, queries: Queries): Promise<FoundDapp | undefined> {
  return isDappId(dappId) ? findDappRow(dappId, queries) : undefined
}

const header = /^[Bb]earer +(d_[a-z2-9]{10})\.([\w-]{43})$/

/**
 * Finds the dApp whose server sent `Authorization: Bearer <dapp_id>.<secret>`. The refusal does not reveal whether the dApp is
 * unknown, deleted, without a secret, or the secret is wrong.
 */
export async function findDappBySecret(
  authorization: string | undefined,
  queries: Queries,
): Promise<FoundDapp> {
  const [, dappId = '', secret = ''] = header.exec(authorization ?? '') ?? []
  const input = hashSecret(secret)
  const stored = await findSecretHash(dappId, queries)
  const isSame = timingSafeEqual(stored ?? new Uint8Array(input.length), input)
  const dapp = isSame && stored !== undefined ? await findDappRow(dappId, queries) : undefined
  if (dapp === undefined) throw new Refusal('dapp_secret_invalid')
  return dapp
}
