import { checkedAmount, checkedOptionalText, checkedText, checkedTrace, isSameAmount } from './arguments.ts'
import { createCaller, isFields, type CallOptions, type Fields } from './call.ts'
import { sameText, stateOf, textOf, textOrNull, wrongShape, type RequestState } from './shapes.ts'
import { verifyWebhook } from './verify-webhook.ts'
import { WalletError } from './wallet-error.ts'

export { verifyWebhook, WalletError }
export type { WebhookEvent } from './verify-webhook.ts'

export interface ServerOptions extends CallOptions {
  readonly dapp_id: string
  /** Of the dApp, as the manager showed it once. It never leaves the server. */
  readonly secret: string
}

export interface Transfer {
  /** An app user (`cv_…`) or a dApp (`d_…`). */
  readonly receiver: string
  /** A decimal string: `'12.5'`. */
  readonly amount: string
  readonly asset: string
  /** A UUID, stored with what it pays for before it is sent: sent again, nothing moves twice. */
  readonly trace_id?: string
  readonly memo?: string
}

export interface SentTransfer {
  readonly transaction_id: string
  readonly trace_id: string
  /** False: it had been sent before. */
  readonly is_new: boolean
}

export interface Payment {
  readonly trace_id: string
  readonly request_id: string
  readonly state: RequestState
  readonly is_paid: boolean
  readonly asset: string
  readonly amount: string
  readonly memo: string
  /** Who paid. */
  readonly payer: string | null
  readonly transaction_id: string | null
}

export interface WalletAsset {
  readonly asset_id: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

export interface WalletTransaction {
  readonly entry_id: string
  readonly transaction_id: string
  readonly trace_id: string
  readonly kind: string
  readonly asset: string
  /** Below zero: it was taken. */
  readonly amount: string
  readonly other: string | null
  readonly memo: string
  readonly created_at: string
}

export interface WalletServer {
  readonly transfer: (transfer: Transfer) => Promise<SentTransfer>
  /** What came of a payment that a page asked for; fails with `payment_differs` when it is not this much to this dApp. */
  readonly verifyPayment: (
    trace_id: string,
    expected: { readonly asset: string; readonly amount: string },
  ) => Promise<Payment>
  readonly assets: () => Promise<readonly WalletAsset[]>
  /** Oldest first; `next` is for `after`, null when there is nothing more now. */
  readonly transactions: (asked?: { readonly after?: string; readonly limit?: number }) => Promise<{
    readonly transactions: readonly WalletTransaction[]
    readonly next: string | null
  }>
}

/** For servers: the secret of the dApp opens it. */
export function createServer(options: ServerOptions): WalletServer {
  const call = createCaller(options)
  const dapp_id = checkedText('dapp_id', options.dapp_id)
  const authorization = `Bearer ${dapp_id}.${checkedText('secret', options.secret)}`
  return {
    async transfer(given) {
      const trace_id = checkedTrace(given.trace_id)
      const body = {
        receiver: checkedText('receiver', given.receiver),
        amount: checkedAmount(given.amount),
        asset: checkedText('asset', given.asset),
        trace_id,
        memo: checkedOptionalText('memo', given.memo),
      }
      const answer = await call({ path: '/api/wallet/transfers', body, authorization, trace_id })
      sameText(answer, 'trace_id', trace_id)
      sameText(answer, 'receiver', body.receiver)
      sameText(answer, 'asset', body.asset)
      if (!isSameAmount(textOf(answer, 'amount'), body.amount)) throw wrongShape('amount')
      const { is_new } = answer
      if (typeof is_new !== 'boolean') throw wrongShape('is_new')
      return { transaction_id: textOf(answer, 'transaction_id'), trace_id, is_new }
    },

    async verifyPayment(given, { asset, amount }) {
      const trace_id = checkedTrace(checkedText('trace_id', given))
      const expected = { asset: checkedText('asset', asset), amount: checkedAmount(amount) }
      const answer = await call({ path: `/api/wallet/payments/${trace_id}`, authorization, trace_id })
      sameText(answer, 'trace_id', trace_id)
      const paid = { asset: textOf(answer, 'asset'), amount: textOf(answer, 'amount') }
      // A page can be made to ask for less, for another asset, or for a transfer to somebody else.
      const isAsked =
        answer['kind'] === 'payment' &&
        answer['receiver'] === dapp_id &&
        paid.asset === expected.asset &&
        isSameAmount(paid.amount, expected.amount)
      if (!isAsked)
        throw new WalletError('payment_differs', 'Something else was asked for under this trace id.', {
          trace_id,
        })
      const state = stateOf(answer)
      return {
        trace_id,
        request_id: textOf(answer, 'request_id'),
        state,
        is_paid: state === 'paid',
        ...paid,
        memo: textOf(answer, 'memo'),
        payer: textOrNull(answer, 'payer'),
        transaction_id: textOrNull(answer, 'transaction_id'),
      }
    },

    async assets() {
      const answer = await call({ path: '/api/wallet/assets' })
      return listOf(answer, 'assets').map((asset) => ({
        asset_id: textOf(asset, 'asset_id'),
        symbol: textOf(asset, 'symbol'),
        name: textOf(asset, 'name'),
        decimals: wholeOf(asset, 'decimals'),
      }))
    },

    async transactions({ after, limit } = {}) {
      const query = new URLSearchParams({
        ...(after !== undefined && { after }),
        ...(limit !== undefined && { limit: String(limit) }),
      })
      const answer = await call({ path: `/api/wallet/transactions?${query}`, authorization })
      return {
        transactions: listOf(answer, 'transactions').map(readTransaction),
        next: textOrNull(answer, 'next'),
      }
    },
  }
}

function readTransaction(fields: Fields): WalletTransaction {
  return {
    entry_id: textOf(fields, 'entry_id'),
    transaction_id: textOf(fields, 'transaction_id'),
    trace_id: textOf(fields, 'trace_id'),
    kind: textOf(fields, 'kind'),
    asset: textOf(fields, 'asset'),
    amount: textOf(fields, 'amount'),
    other: textOrNull(fields, 'other'),
    memo: textOf(fields, 'memo'),
    created_at: textOf(fields, 'created_at'),
  }
}

function listOf(fields: Fields, name: string): readonly Fields[] {
  const { [name]: list } = fields
  if (!Array.isArray(list)) throw wrongShape(name)
  const items: readonly unknown[] = list
  return items.map((item) => {
    if (!isFields(item)) throw wrongShape(name)
    return item
  })
}

function wholeOf(fields: Fields, name: string): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongShape(name)
  return value
}
