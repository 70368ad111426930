import type { Implementations } from '../operations/implementation.ts'
import { answerRequest } from './answer-request.ts'
import { balancesOf } from './ledger/ledger-accounts.store.ts'
import { entriesOf } from './ledger/ledger-entries.store.ts'
import { ensureWallet } from './ledger/open-wallet.ts'
import { requireRequest } from './require-request.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { presentBalances, presentEntry, presentForApp } from './wallet.presenter.ts'

type Names = 'getAppWallet' | 'getAppPaymentRequest' | 'answerPaymentRequest'

const maxInApp = 50

export function implementAppWallet(deps: WalletDeps): Pick<Implementations, Names> {
  const { database, now, findAppUser } = deps

  return {
    async getAppWallet({ authorization }, { signedRequest }) {
      const { user_id: id } = await findAppUser(authorization, signedRequest)
      const owner = await ensureWallet({ kind: 'user', id }, deps)
      const rows = await entriesOf({ owner, after: null, limit: maxInApp }, database)
      return {
        balances: presentBalances(await balancesOf(owner, database)),
        transactions: rows.map(presentEntry),
      }
    },

    async getAppPaymentRequest({ authorization, request_id }, { signedRequest }) {
      const { user_id: id } = await findAppUser(authorization, signedRequest)
      const { row, dapp } = await requireRequest(request_id, deps)
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
