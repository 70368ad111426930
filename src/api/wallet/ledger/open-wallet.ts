import { entriesBetween, type WalletOwner } from '../../../domain/wallet/movement.ts'
import type { Database, Queries } from '../../database/database.ts'
import { addAccounts, hasWallet } from './ledger-accounts.store.ts'
import { post } from './ledger.ts'
import { listAssets } from './wallet-assets.store.ts'

/** The account of the site: what it lacks is what it has given away. */
export const faucet: WalletOwner = { kind: 'system', id: 'faucet' }

/**
 * Accounts for every asset, each with its test money from the site itself; whoever has them gets nothing more. Part of the caller's
 * transaction, and before it posts anything: then nobody waits for the account of the site with another locked.
 */
export async function openWallet(queries: Queries, owner: WalletOwner, now = new Date()): Promise<void> {
  if (await hasWallet(owner, queries)) return
  const opened = new Set(await addAccounts(owner, queries))
  if (opened.size === 0) return
  await addAccounts(faucet, queries)
  const gifts = (await listAssets(queries)).filter(
    ({ asset_id, gift }) => opened.has(asset_id) && BigInt(gift) > 0n,
  )
  if (gifts.length === 0) return
  const entries = gifts.flatMap(({ asset_id, gift }) =>
    entriesBetween({ from: faucet, to: owner, asset_id, units: BigInt(gift) }),
  )
  const assets = gifts.map(({ asset_id }) => asset_id).join(' ')
  const scope = `gift ${owner.kind} ${owner.id} ${assets}`
  await post(queries, { scope, trace_id: giftTrace, kind: 'gift', memo: '', entries }, now)
}

/** The scope says whose gift it is and of which assets: each is given once. */
const giftTrace = '00000000-0000-4000-8000-000000000000'

/** Whoever was known before there was a wallet gets one when they first look. */
export async function openedWallet(
  owner: WalletOwner,
  { database, now }: { database: Database; now: () => Date },
): Promise<WalletOwner> {
  await database.transaction((queries) => openWallet(queries, owner, now()))
  return owner
}
