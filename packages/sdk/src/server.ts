import { checkedText } from './arguments.ts'
import { createCaller, type CallOptions } from './call.ts'
import type { DappDeps } from './dapp-deps.ts'
import {
  listAssets,
  listTransactions,
  type TransactionsQuery,
  type TransactionPage,
  type WalletAsset,
} from './ledger.ts'
import { sendTransfer, type SentTransfer, type Transfer } from './transfer.ts'
import { verifyPayment, type ExpectedPayment, type Payment } from './verify-payment.ts'
import { verifyWebhook } from './verify-webhook.ts'
import { WalletError, wrongArgument } from './wallet-error.ts'

export { verifyWebhook, WalletError }
export type { TransactionPage, WalletAsset, WalletBalance, WalletTransaction } from './ledger.ts'
export type { SentTransfer, Transfer } from './transfer.ts'
export type { Payment } from './verify-payment.ts'
export type { WebhookEvent } from './verify-webhook.ts'

export interface ServerOptions extends CallOptions {
  readonly dapp_id: string
  /** The whole secret as the manager shows it once, `d_….…`. It never leaves the server. */
  readonly secret: string
}

export interface WalletServer {
  readonly transfer: (transfer: Transfer) => Promise<SentTransfer>
  /**
   * The state of a payment that a page requested; fails with `payment_differs` when amount, asset or receiver differ from the
   * expected ones.
   */
  readonly verifyPayment: (trace_id: string, expected: ExpectedPayment) => Promise<Payment>
  readonly assets: () => Promise<readonly WalletAsset[]>
  /**
   * The balances of the dApp's wallet and its transactions, oldest first. Store `next` and pass it as `after` to read on, at once
   * while `has_more` is true and otherwise later.
   */
  readonly transactions: (requested?: TransactionsQuery) => Promise<TransactionPage>
}

/** Creates the wallet for the code of a server. Its calls are authenticated with the secret of the dApp. */
export function createServer(options: ServerOptions): WalletServer {
  const call = createCaller(options)
  const dapp_id = checkedText('dapp_id', options.dapp_id)
  const authorization = `Bearer ${wholeSecret(options.secret, dapp_id)}`
  const deps: DappDeps = { call, dapp_id, authorization }
  return {
    transfer: (input) => sendTransfer(input, deps),
    verifyPayment: (trace_id, expected) => verifyPayment(trace_id, expected, deps),
    assets: () => listAssets(deps),
    transactions: (requested = {}) => listTransactions(requested, deps),
  }
}

/** The secret with the id of its dApp before it. Some servers have stored only what follows the id. */
function wholeSecret(secret: unknown, dapp_id: string): string {
  const text = checkedText('secret', secret)
  if (!text.includes('.')) return `${dapp_id}.${text}`
  if (!text.startsWith(`${dapp_id}.`)) throw wrongArgument('secret belongs to another dApp than dapp_id.')
  return text
}
