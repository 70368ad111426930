import { checkedAmount, checkedOptionalText, checkedOrigin, checkedText, checkedTrace } from './arguments.ts'
import { createCaller, type CallOptions } from './call.ts'
import { sameText, textOf, wrongShape, type Fields } from './shapes.ts'
import { WalletError } from './wallet-error.ts'
import { settled, type WalletRequest } from './wallet-request.ts'

export { WalletError }
export type { Settled, WalletRequest } from './wallet-request.ts'

export interface WalletOptions extends CallOptions {
  /** The id that the dApp manager shows: `d_…`. */
  readonly dapp_id: string
}

export interface RequestedPayment {
  /** The id of an asset, for example `test-usd`. */
  readonly asset_id: string
  /** A decimal string: `'12.5'`. */
  readonly amount: string
  /** A UUID; created when missing. Sending the same one again returns the same request. */
  readonly trace_id?: string
  /** A memo that both sides see in the ledger. At most 140 characters. */
  readonly memo?: string
  /** A text that the payer sees beside the amount. At most 280 characters. */
  readonly description?: string
}

export interface RequestedTransfer extends RequestedPayment {
  /** An app user (`cv_…`) or a dApp (`d_…`). */
  readonly receiver: string
}

export interface Wallet {
  readonly payment: (requested: RequestedPayment) => Promise<WalletRequest>
  readonly transfer: (requested: RequestedTransfer) => Promise<WalletRequest>
}

/**
 * Creates the wallet for the code of a page. The browser sends the origin of the page with each call, and the wallet accepts only
 * hosts that are registered for the dApp.
 */
export function createWallet(options: WalletOptions): Wallet {
  const call = createCaller(options)
  const origin = checkedOrigin(options.origin)
  const dapp_id = checkedText('dapp_id', options.dapp_id)
  const ask = async (requested: RequestedPayment, more: Fields): Promise<WalletRequest> => {
    const trace_id = checkedTrace(requested.trace_id)
    const body = {
      dapp_id,
      asset: checkedText('asset_id', requested.asset_id),
      amount: checkedAmount(requested.amount),
      trace_id,
      memo: checkedOptionalText('memo', requested.memo),
      description: checkedOptionalText('description', requested.description),
      ...more,
    }
    const answer = await call({ path: '/api/wallet/requests', body, trace_id })
    sameText(answer, 'trace_id', trace_id)
    const request_id = textOf(answer, 'request_id')
    const expires_at = textOf(answer, 'expires_at')
    return {
      trace_id,
      request_id,
      link: linkOf(answer, origin),
      expires_at,
      settled: (input = {}) => settled({ request_id, trace_id, expires_at }, input, call),
    }
  }
  return {
    payment: (requested) => ask(requested, { kind: 'payment' }),
    transfer: async (requested) =>
      ask(requested, { kind: 'transfer', receiver: checkedText('receiver', requested.receiver) }),
  }
}

/** Reads the link of a payment request. A link to another host is refused, because it cannot come from the wallet. */
function linkOf(answer: Fields, origin: string): string {
  const link = textOf(answer, 'link')
  const { protocol, hostname } = new URL(origin)
  const url = URL.canParse(link) ? new URL(link) : undefined
  const isOwn = url?.hostname === hostname || url?.hostname.endsWith(`.${hostname}`)
  if (url?.protocol !== protocol || !isOwn) throw wrongShape('link')
  return link
}
