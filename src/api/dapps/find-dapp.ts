import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { isDappId } from '../../domain/dapps/dapp-id.ts'
import type { Queries } from '../database/database.ts'
import { hashSecret } from '../secrets/secrets.ts'
import { findDappRow, type DappRow } from './dapps.store.ts'
import { findSecretHash } from './dapp-secrets.store.ts'

/** What others may know of a dApp; its webhook secret is sealed, `openWebhookSecret` of `dapp-secret.ts` opens it. */
export type FoundDapp = Pick<
  DappRow,
  'dapp_id' | 'user_id' | 'name' | 'url' | 'icon' | 'whitelist' | 'webhook_url' | 'webhook_secret'
>

/** None that was deleted. */
export async function findDapp(dappId: string, queries: Queries): Promise<FoundDapp | undefined> {
  return isDappId(dappId) ? findDappRow(dappId, queries) : undefined
}

const header = /^[Bb]earer +(d_[a-z2-9]{10})\.([\w-]{43})$/

/**
 * The dApp whose server asks, by `Authorization: Bearer <dapp_id>.<secret>`. An unknown dApp, a deleted one, one without a secret and
 * a wrong secret are answered alike.
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
