import { Refusal } from '../../contract/problems/problem.ts'
import type { WalletOwner } from '../../domain/wallet/movement.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import type { Implementations } from '../operations/implementation.ts'
import { answerRequest } from './answer-request.ts'
import { askForPayment, checkOrigin } from './ask-for-payment.ts'
import { balancesOf, entriesOf, listAssets } from './ledger.store.ts'
import { openWallet } from './ledger.ts'
import { findRequest, findRequestByTrace } from './payment-requests.store.ts'
import { sendTransfer } from './send-transfer.ts'
import type { WalletNeeds } from './wallet-needs.ts'
import {
  presentAsked,
  presentBalances,
  presentEntry,
  presentForApp,
  presentPayment,
} from './wallet.presenter.ts'

type Names =
  | 'listWalletAssets'
  | 'askForPayment'
  | 'getPaymentRequest'
  | 'sendTransfer'
  | 'getPayment'
  | 'listTransactions'
  | 'getAppWallet'
  | 'getAppPaymentRequest'
  | 'answerPaymentRequest'

const mostInApp = 50

export function implementWallet(needs: WalletNeeds): Pick<Implementations, Names> {
  const { database, now, siteOrigin, findDapp, findDappBySecret, findAppUser } = needs

  const requestOf = async (requestId: string) => {
    const row = await findRequest(requestId, database)
    const dapp = row && (await findDapp(row.dapp_id, database))
    if (row === undefined || dapp === undefined) throw new Refusal('payment_request_not_found')
    return { row, dapp }
  }

  /** Whoever was known before there was a wallet gets one when they first look. */
  const opened = async (owner: WalletOwner) => {
    await database.transaction((queries) => openWallet(queries, owner, now()))
    return owner
  }

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

    async askForPayment(asking, { origin, language }) {
      const { row, dapp } = await askForPayment(asking, { origin, language }, needs)
      return presentAsked(row, { dapp, now: now(), siteOrigin, language })
    },

    async getPaymentRequest({ request_id }, { origin, language }) {
      const { row, dapp } = await requestOf(request_id)
      // A page of ours, or who follows the link by hand, has none to say; the id is what nobody can guess.
      if (origin !== undefined) checkOrigin(dapp, origin, siteOrigin)
      return presentAsked(row, { dapp, now: now(), siteOrigin, language })
    },

    async sendTransfer({ authorization, receiver, amount, asset, trace_id, memo }, { language }) {
      const { dapp_id: dappId } = await findDappBySecret(authorization, database)
      const transfer = { dappId, receiver, amount, asset, trace_id, memo: memo ?? '', language }
      const { transaction_id, isNew, units, decimals } = await sendTransfer(transfer, needs)
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

    async listTransactions({ authorization, after = '0', limit: most = 50 }) {
      const { dapp_id: id } = await findDappBySecret(authorization, database)
      const owner = await opened({ kind: 'dapp', id })
      const rows = await entriesOf({ owner, after, most }, database)
      return {
        transactions: rows.map(presentEntry),
        next: rows.length === most ? (rows.at(-1)?.entry_id ?? null) : null,
        balances: presentBalances(await balancesOf(owner, database)),
      }
    },

    async getAppWallet({ authorization }, { signedRequest }) {
      const { user_id: id } = await findAppUser(authorization, signedRequest)
      const owner = await opened({ kind: 'user', id })
      const rows = await entriesOf({ owner, after: null, most: mostInApp }, database)
      return {
        balances: presentBalances(await balancesOf(owner, database)),
        transactions: rows.map(presentEntry),
      }
    },

    async getAppPaymentRequest({ authorization, request_id }, { signedRequest }) {
      const { user_id: id } = await findAppUser(authorization, signedRequest)
      const { row, dapp } = await requestOf(request_id)
      const balances = await balancesOf({ kind: 'user', id }, database)
      return presentForApp(row, { dapp, balances, now: now() })
    },

    async answerPaymentRequest({ authorization, request_id, approve }, { signedRequest, language }) {
      const { user_id: userId } = await findAppUser(authorization, signedRequest)
      const { row, dapp } = await answerRequest({ requestId: request_id, approve, userId, language }, needs)
      const balances = await balancesOf({ kind: 'user', id: userId }, database)
      return presentForApp(row, { dapp, balances, now: now() })
    },
  }
}
