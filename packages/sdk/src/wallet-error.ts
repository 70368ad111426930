/**
 * What went wrong. The codes of the SDK itself:
 * `invalid_argument` what was given cannot be sent; `timeout` no answer in time; `network` no answer at all; `aborted` by the caller;
 * `redirected`, `wrong_origin`, `wrong_type`, `too_large`, `wrong_shape` what answered is not the wallet, or not as it should;
 * `payment_differs` something else was paid than was asked for; `webhook_invalid` a message that the wallet has not sent.
 * Everything else is a code of the wallet, such as `balance_too_low`, `trace_reused`, `origin_not_allowed`.
 */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: string
  /** Whether the same call, with the same trace id, may succeed later. */
  readonly retryable: boolean
  /** Of the answer, where there was one. */
  readonly status: number | undefined
  /** Of the call that failed: to ask again for the same and no other. */
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
