import type { Language } from '../../domain/kernel/site/language.ts'
import { entriesBetween, type WalletOwner } from '../../domain/wallet/movement.ts'
import { readReceiver } from '../../domain/wallet/receiver.ts'
import { findTransaction } from './ledger/ledger.store.ts'
import { postMovement, type PostResult } from './ledger/ledger.ts'
import { openWallet } from './ledger/open-wallet.ts'
import { findReceiver, readTransferAmount, wrongField } from './transfer-input.ts'
import type { WalletDeps } from './wallet-deps.ts'

interface Transfer {
  readonly dappId: string
  readonly receiver: string
  readonly amount: string
  readonly asset: string
  readonly trace_id: string
  readonly memo: string
  readonly language: Language
}

export async function sendTransfer(
  transfer: Transfer,
  deps: WalletDeps,
): Promise<PostResult & { readonly units: bigint; readonly decimals: number }> {
  const { dappId, receiver, trace_id, memo, language } = transfer
  const from: WalletOwner = { kind: 'dapp', id: dappId }
  if (receiver === dappId) throw wrongField('receiver', 'invalid', language)
  return deps.database.transaction(async (queries) => {
    const { asset, units } = await readTransferAmount(transfer, queries)
    const traced = { scope: `transfer ${dappId}`, trace_id: trace_id.toLowerCase() }
    const now = deps.now()
    // A repeated transfer gets its first result, even if its receiver no longer exists.
    const isKnown = (await findTransaction(traced, queries)) !== undefined
    const to = (isKnown && readReceiver(receiver)) || (await findReceiver(receiver, deps, queries))
    await openWallet(from, now, queries)
    const entries = entriesBetween({ from, to, asset_id: asset.asset_id, units })
    const posted = await postMovement({ ...traced, kind: 'transfer', memo, entries }, now, queries)
    return { ...posted, units, decimals: asset.decimals }
  })
}
