import { checkedText } from './arguments.ts'
import { createCaller, type CallOptions } from './call.ts'
import {
  listAssets,
  listTransactions,
  type AskedTransactions,
  type TransactionPage,
  type WalletAsset,
} from './ledger.ts'
import type { OwnCalls } from './own-calls.ts'
import { sendTransfer, type SentTransfer, type Transfer } from './transfer.ts'
import { verifyPayment, type ExpectedPayment, type Payment } from './verify-payment.ts'
import { verifyWebhook } from './verify-webhook.ts'
import { WalletError } from './wallet-error.ts'

export { verifyWebhook, WalletError }
export type { WalletAsset, WalletTransaction } from './ledger.ts'
export type { SentTransfer, Transfer } from './transfer.ts'
export type { Payment } from './verify-payment.ts'
export type { WebhookEvent } from './verify-webhook.ts'

export interface ServerOptions extends CallOptions {
  readonly dapp_id: string
  /** Of the dApp, as the manager showed it once. It never leaves the server. */
  readonly secret: string
}

export interface WalletServer {
  readonly transfer: (transfer: Transfer) => Promise<SentTransfer>
  /** What came of a payment that a page asked for; fails with `payment_differs` when it is not this much to this dApp. */
  readonly verifyPayment: (trace_id: string, expected: ExpectedPayment) => Promise<Payment>
  readonly assets: () => Promise<readonly WalletAsset[]>
  /** Oldest first; `next` is for `after`, null when there is nothing more now. */
  readonly transactions: (requested?: AskedTransactions) => Promise<TransactionPage>
}

/** For servers: the secret of the dApp opens it. */
export function createServer(options: ServerOptions): WalletServer {
  const call = createCaller(options)
  const dapp_id = checkedText('dapp_id', options.dapp_id)
  const authorization = `Bearer ${dapp_id}.${checkedText('secret', options.secret)}`
  const own: OwnCalls = { call, dapp_id, authorization }
  return {
    transfer: (input) => sendTransfer(input, own),
    verifyPayment: (trace_id, expected) => verifyPayment(trace_id, expected, own),
    assets: () => listAssets(own),
    transactions: (requested = {}) => listTransactions(requested, own),
  }
}
