import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { WalletOwner } from '../../domain/wallet/movement.ts'
import { readReceiver } from '../../domain/wallet/receiver.ts'
import { readAmount } from '../../domain/wallet/wallet-amount.ts'
import type { Queries } from '../database/database.ts'
import { fieldError } from '../problems/field-errors.ts'
import { hasWallet } from './ledger/ledger-accounts.store.ts'
import { openWallet } from './ledger/open-wallet.ts'
import { findAsset, type AssetRow } from './ledger/wallet-assets.store.ts'
import type { WalletDeps } from './wallet-deps.ts'

export async function readTransferAmount(
  { asset: assetId, amount, language }: { asset: string; amount: string; language: Language },
  queries: Queries,
): Promise<{ readonly asset: AssetRow; readonly units: bigint }> {
  const asset = await findAsset(assetId, queries)
  if (asset === undefined) throw new Refusal('asset_not_found')
  const read = readAmount(amount, asset.decimals)
  if ('fault' in read) throw wrongField('amount', read.fault, language, asset.decimals)
  return { asset, units: read.units }
}

/** Opens the wallet of a dApp when it is first needed, in the caller's transaction. */
export async function findReceiver(
  receiver: string,
  { findDapp, now }: Pick<WalletDeps, 'findDapp' | 'now'>,
  queries: Queries,
): Promise<WalletOwner> {
  const owner = readReceiver(receiver)
  if (owner === undefined) throw new Refusal('receiver_not_found')
  if (owner.kind === 'dapp') {
    if ((await findDapp(owner.id, queries)) === undefined) throw new Refusal('receiver_not_found')
    await openWallet(owner, now(), queries)
  } else if (!(await hasWallet(owner, queries))) throw new Refusal('receiver_not_found')
  return owner
}

export function wrongField(field: string, code: string, language: Language, limit?: number): Refusal {
  return new Refusal('invalid_input', { errors: [fieldError({ field, code, language, limit })] })
}
