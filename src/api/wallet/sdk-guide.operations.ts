import { Refusal } from '../../contract/problems/problem.ts'
import { exampleDappId } from '../../domain/dapps/example-dapp.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { entriesBetween, type WalletOwner } from '../../domain/wallet/movement.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import type { Implementations } from '../operations/implementation.ts'
import { balancesOf } from './ledger/ledger-accounts.store.ts'
import { postMovement } from './ledger/ledger.ts'
import { faucet, openWallet } from './ledger/open-wallet.ts'
import { sdkReference } from './sdk-reference.ts'
import { sendTransfer } from './send-transfer.ts'
import type { WalletDeps } from './wallet-deps.ts'

const asset = 'test-usd'
const amount = '1.00'
/** In smallest units of the asset. If the example dApp has less than `low`, it gets `gift` more, at most once a day. */
const low = 10_000n
const gift = 100_000n
const from: WalletOwner = { kind: 'dapp', id: exampleDappId }

interface ExampleTransfer {
  readonly receiver: string
  readonly trace_id: string
  readonly language: Language
}

/** Sends the transfer of the SDK page's example, through the same code as a transfer by the server of any dApp. */
async function sendExample({ receiver, trace_id, language }: ExampleTransfer, deps: WalletDeps) {
  if ((await deps.findDapp(exampleDappId, deps.database)) === undefined) throw new Refusal('dapp_not_found')
  await topUp(deps)
  const transfer = { dappId: exampleDappId, receiver, amount, asset, trace_id, memo: 'SDK example', language }
  try {
    return { asset, ...(await sendTransfer(transfer, deps)) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'balance_too_low') throw new Refusal('sandbox_empty')
    throw error
  }
}

/**
 * Tops up the example dApp in a separate transaction. Otherwise the account of the site would be locked while the
 * transfer waits for the lock of the receiver.
 */
async function topUp({ database, now }: WalletDeps): Promise<void> {
  const at = now()
  await database.transaction(async (queries) => {
    await openWallet(from, at, queries)
    const held = (await balancesOf(from, queries)).find(({ asset_id }) => asset_id === asset)
    if (held === undefined || BigInt(held.balance) >= low) return
    const day = at.toISOString().slice(0, 10).replaceAll('-', '')
    const entries = entriesBetween({ from: faucet, to: from, asset_id: asset, units: gift })
    const traced = {
      scope: `gift dapp ${exampleDappId} daily`,
      trace_id: `00000000-0000-4000-8000-0000${day}`,
    }
    await postMovement({ ...traced, kind: 'gift', memo: '', entries }, at, queries)
  })
}

export function implementSdkGuide(
  deps: WalletDeps,
): Pick<Implementations, 'getSdkReference' | 'sendExampleTransfer'> {
  return {
    async getSdkReference(_, { language }) {
      return sdkReference(language)
    },

    async sendExampleTransfer({ receiver, trace_id }, { language }) {
      const sent = await sendExample({ receiver, trace_id, language }, deps)
      return {
        transaction_id: sent.transaction_id,
        trace_id: trace_id.toLowerCase(),
        receiver,
        asset: sent.asset,
        amount: writeUnits(sent.units, sent.decimals),
        is_new: sent.isNew,
      }
    },
  }
}
