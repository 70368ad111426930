import { entriesBetween, type WalletOwner } from '../../../domain/wallet/movement.ts'
import type { Database, Queries } from '../../database/database.ts'
import { addAccounts, hasWallet } from './ledger-accounts.store.ts'
import { postMovement } from './ledger.ts'
import { listAssets } from './wallet-assets.store.ts'

/** The account of the site. Its negative balance is the money it has given away. */
export const faucet: WalletOwner = { kind: 'system', id: 'faucet' }

/**
 * Opens the accounts that the owner does not have yet, with test money from the site. Call this before any other movement of the
 * same transaction: if the account of the site were locked after another account, two transactions could wait for each other (a
 * deadlock).
 */
export async function openWallet(owner: WalletOwner, now: Date, queries: Queries): Promise<void> {
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
  await postMovement({ scope, trace_id: giftTrace, kind: 'gift', memo: '', entries }, now, queries)
}

/**
 * All gifts have the same trace. A trace is unique only within a scope, and the scope of a gift names the owner and the assets,
 * so each asset is given once.
 */
const giftTrace = '00000000-0000-4000-8000-000000000000'

/** Opens the wallet of an owner who was registered before wallets existed. */
export async function ensureWallet(
  owner: WalletOwner,
  { database, now }: { database: Database; now: () => Date },
): Promise<WalletOwner> {
  await database.transaction((queries) => openWallet(owner, now(), queries))
  return owner
}
