import { Refusal } from '../../contract/problems/problem.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import type { Implementations } from '../operations/implementation.ts'
import { askForPayment } from './ask-for-payment.ts'
import { checkOrigin } from './check-origin.ts'
import { balancesOf } from './ledger/ledger-accounts.store.ts'
import { entriesOf } from './ledger/ledger-entries.store.ts'
import { ensureWallet } from './ledger/open-wallet.ts'
import { listAssets } from './ledger/wallet-assets.store.ts'
import { findRequestByTrace } from './payment-requests.store.ts'
import { requireRequest } from './require-request.ts'
import { sendTransfer } from './send-transfer.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { presentForPage, presentBalances, presentEntry, presentPayment } from './wallet.presenter.ts'

type Names =
  | 'listWalletAssets'
  | 'askForPayment'
  | 'getPaymentRequest'
  | 'sendTransfer'
  | 'getPayment'
  | 'listTransactions'

export function implementWallet(deps: WalletDeps): Pick<Implementations, Names> {
  const { database, now, siteOrigin, findDappBySecret } = deps

  return {
    async listWalletAssets() {
      const assets = await listAssets(database)
      return {
        assets: assets.map(({ asset_id, symbol, name, decimals }) => ({
          asset_id,
          symbol,
          name,
          decimals,
          is_test: true,
        })),
      }
    },

    async askForPayment(input, { origin, language }) {
      const { row, dapp } = await askForPayment(input, { origin, language }, deps)
      return presentForPage(row, { dapp, now: now(), siteOrigin, language })
    },

    async getPaymentRequest({ request_id }, { origin, language }) {
      const { row, dapp } = await requireRequest(request_id, deps)
      // Calls from pages of this site, and from visitors who open the link of a payment request, have no `Origin`. They may see
      // the payment request, because only people who were given its random id can ask for it.
      if (origin !== undefined) checkOrigin(dapp, origin, siteOrigin)
      return presentForPage(row, { dapp, now: now(), siteOrigin, language })
    },

    async sendTransfer({ authorization, receiver, amount, asset, trace_id, memo }, { language }) {
      const { dapp_id: dappId } = await findDappBySecret(authorization, database)
      const transfer = { dappId, receiver, amount, asset, trace_id, memo: memo ?? '', language }
      const { transaction_id, isNew, units, decimals } = await sendTransfer(transfer, deps)
      return {
        transaction_id,
        trace_id: trace_id.toLowerCase(),
        receiver,
        asset,
        amount: writeUnits(units, decimals),
        is_new: isNew,
      }
    },

    async getPayment({ authorization, trace_id }) {
      const { dapp_id: dappId } = await findDappBySecret(authorization, database)
      const row = await findRequestByTrace({ dappId, traceId: trace_id.toLowerCase() }, database)
      if (row === undefined) throw new Refusal('payment_not_found')
      return presentPayment(row, now())
    },

    async listTransactions({ authorization, after = '0', limit = 50 }) {
      const { dapp_id: id } = await findDappBySecret(authorization, database)
      const owner = await ensureWallet({ kind: 'dapp', id }, deps)
      const found = await entriesOf({ owner, after, limit: limit + 1 }, database)
      const rows = found.slice(0, limit)
      return {
        transactions: rows.map(presentEntry),
        next: rows.at(-1)?.entry_id ?? after,
        has_more: found.length > limit,
        balances: presentBalances(await balancesOf(owner, database)),
      }
    },
  }
}
