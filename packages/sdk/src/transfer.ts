import { checkedAmount, checkedOptionalText, checkedText, checkedTrace, isSameAmount } from './arguments.ts'
import type { DappDeps } from './dapp-deps.ts'
import { flagOf, sameText, textOf, wrongShape } from './shapes.ts'

export interface Transfer {
  /** An app user (`cv_…`) or a dApp (`d_…`). */
  readonly receiver: string
  /** A decimal string: `'12.5'`. */
  readonly amount: string
  readonly asset: string
  /** A UUID. Store it with the order before you send the transfer: sending it again moves nothing twice. */
  readonly trace_id?: string
  readonly memo?: string
}

export interface SentTransfer {
  readonly transaction_id: string
  readonly trace_id: string
  readonly is_new: boolean
}

export async function sendTransfer(
  input: Transfer,
  { call, authorization }: DappDeps,
): Promise<SentTransfer> {
  const trace_id = checkedTrace(input.trace_id)
  const body = {
    receiver: checkedText('receiver', input.receiver),
    amount: checkedAmount(input.amount),
    asset: checkedText('asset', input.asset),
    trace_id,
    memo: checkedOptionalText('memo', input.memo),
  }
  const answer = await call({ path: '/api/wallet/transfers', body, authorization, trace_id })
  sameText(answer, 'trace_id', trace_id)
  sameText(answer, 'receiver', body.receiver)
  sameText(answer, 'asset', body.asset)
  if (!isSameAmount(textOf(answer, 'amount'), body.amount)) throw wrongShape('amount')
  return { transaction_id: textOf(answer, 'transaction_id'), trace_id, is_new: flagOf(answer, 'is_new') }
}
