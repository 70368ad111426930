import type { Implementations } from '../operations/implementation.ts'
import { answerRequest } from './answer-request.ts'
import { knownRequest } from './known-request.ts'
import { balancesOf } from './ledger/ledger-accounts.store.ts'
import { entriesOf } from './ledger/ledger-entries.store.ts'
import { openedWallet } from './ledger/open-wallet.ts'
import type { WalletDeps } from './wallet-needs.ts'
import { presentBalances, presentEntry, presentForApp } from './wallet.presenter.ts'

type Names = 'getAppWallet' | 'getAppPaymentRequest' | 'answerPaymentRequest'

const maxInApp = 50

/** What the app of a person is told of their wallet, and answers to pages that ask for payments. */
export function implementAppWallet(deps: WalletDeps): Pick<Implementations, Names> {
  const { database, now, findAppUser } = deps

  return {
    async getAppWallet({ authorization }, { signedRequest }) {
      const { user_id: id } = await findAppUser(authorization, signedRequest)
      const owner = await openedWallet({ kind: 'user', id }, deps)
      const rows = await entriesOf({ owner, after: null, most: maxInApp }, database)
      return {
        balances: presentBalances(await balancesOf(owner, database)),
        transactions: rows.map(presentEntry),
      }
    },

    async getAppPaymentRequest({ authorization, request_id }, { signedRequest }) {
      const { user_id: id } = await findAppUser(authorization, signedRequest)
      const { row, dapp } = await knownRequest(request_id, deps)
      const balances = await balancesOf({ kind: 'user', id }, database)
      return presentForApp(row, { dapp, balances, now: now() })
    },

    async answerPaymentRequest({ authorization, request_id, approve }, { signedRequest, language }) {
      const { user_id: userId } = await findAppUser(authorization, signedRequest)
      const { row, dapp } = await answerRequest({ requestId: request_id, approve, userId, language }, deps)
      const balances = await balancesOf({ kind: 'user', id: userId }, database)
      return presentForApp(row, { dapp, balances, now: now() })
    },
  }
}
