/**
 * A failed call. Codes of the SDK itself: `invalid_argument` an argument cannot be sent; `timeout` no answer in time; `network`
 * no answer at all; `aborted` by the caller; `redirected`, `wrong_origin`, `wrong_type`, `too_large`, `wrong_shape` the answer
 * does not come from the wallet or is malformed; `payment_differs` the payment differs from the expected one; `webhook_invalid`
 * the message does not come from the wallet. Other codes come from the wallet, such as `balance_too_low`, `trace_reused`,
 * `origin_not_allowed`.
 */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: string
  /** Whether the same call, with the same trace id, may succeed later. */
  readonly retryable: boolean
  readonly status: number | undefined
  /** Trace id of the failed call, so that it can be repeated. */
  readonly trace_id: string | undefined

  constructor(
    code: string,
    message: string,
    input: {
      readonly retryable?: boolean
      readonly status?: number | undefined
      readonly trace_id?: string | undefined
      readonly cause?: unknown
    } = {},
  ) {
    super(message, input.cause === undefined ? undefined : { cause: input.cause })
    this.code = code
    this.retryable = input.retryable ?? false
    this.status = input.status
    this.trace_id = input.trace_id
  }
}

export function wrongArgument(message: string): WalletError {
  return new WalletError('invalid_argument', message)
}
