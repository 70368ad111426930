import { checkedAmount, checkedText, checkedTrace, isSameAmount } from './arguments.ts'
import type { DappDeps } from './dapp-deps.ts'
import { sameText, stateOf, textOf, textOrNull, type RequestState } from './shapes.ts'
import { WalletError } from './wallet-error.ts'

export interface Payment {
  readonly trace_id: string
  readonly request_id: string
  readonly state: RequestState
  readonly is_paid: boolean
  readonly asset: string
  readonly amount: string
  readonly memo: string
  readonly payer: string | null
  readonly transaction_id: string | null
}

export interface ExpectedPayment {
  readonly asset: string
  readonly amount: string
}

export async function verifyPayment(
  input: string,
  { asset, amount }: ExpectedPayment,
  { call, authorization, dapp_id }: DappDeps,
): Promise<Payment> {
  const trace_id = checkedTrace(checkedText('trace_id', input))
  const expected = { asset: checkedText('asset', asset), amount: checkedAmount(amount) }
  const answer = await call({ path: `/api/wallet/payments/${trace_id}`, authorization, trace_id })
  sameText(answer, 'trace_id', trace_id)
  const paid = { asset: textOf(answer, 'asset'), amount: textOf(answer, 'amount') }
  // A buyer can manipulate the page to request a smaller amount, another asset or another receiver, so the payment is compared
  // with what the server expects.
  const isRequested =
    answer['kind'] === 'payment' &&
    answer['receiver'] === dapp_id &&
    paid.asset === expected.asset &&
    isSameAmount(paid.amount, expected.amount)
  if (!isRequested)
    throw new WalletError(
      'payment_differs',
      'This trace id belongs to another payment than the expected one.',
      {
        trace_id,
      },
    )
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
}
