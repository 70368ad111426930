import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import type { Implementations } from '../operations/implementation.ts'
import { sdkReference } from './sdk-reference.ts'
import { sendExample } from './send-example.ts'
import type { WalletDeps } from './wallet-needs.ts'

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
