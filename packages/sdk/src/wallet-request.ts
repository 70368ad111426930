import { checkedMilliseconds } from './arguments.ts'
import type { Caller } from './call.ts'
import { pause } from './pause.ts'
import { sameText, stateOf } from './shapes.ts'
import { WalletError } from './wallet-error.ts'

export type Settled = 'paid' | 'declined' | 'expired'

export interface WalletRequest {
  /** The page sends this id to its server, which passes it to `verifyPayment`. */
  readonly trace_id: string
  readonly request_id: string
  /** The payer opens this link with the app, or scans it as a QR code. */
  readonly link: string
  readonly expires_at: string
  /**
   * Waits for the answer of the wallet's holder. Use the result on the screen only: the server decides whether goods are
   * delivered.
   */
  readonly settled: (options?: {
    /** How long to wait, in milliseconds; by default until the request expires. */
    readonly timeout?: number
    readonly signal?: AbortSignal
  }) => Promise<{ readonly state: Settled }>
}

const firstPoll = 1_000
const slowestPoll = 5_000
/**
 * Milliseconds that the SDK waits after a request has expired: the wallet itself reports that, and its clock may differ from this
 * one.
 */
const deadline = 30_000

type PendingRequest = Pick<WalletRequest, 'request_id' | 'trace_id' | 'expires_at'>
type SettledOptions = NonNullable<Parameters<WalletRequest['settled']>[0]>

export async function settled(
  { request_id, trace_id, expires_at }: PendingRequest,
  { timeout, signal }: SettledOptions,
  call: Caller,
): Promise<{ state: Settled }> {
  const until =
    timeout === undefined
      ? Math.max(Date.parse(expires_at), Date.now()) + deadline
      : Date.now() + checkedMilliseconds('timeout', timeout)
  for (let wait = firstPoll; ; wait = Math.min(wait * 1.5, slowestPoll)) {
    const state = await call({
      path: `/api/wallet/requests/${encodeURIComponent(request_id)}`,
      trace_id,
      signal,
    }).then(
      (answer) => {
        sameText(answer, 'trace_id', trace_id)
        return stateOf(answer)
      },
      (error: unknown) => {
        // A short network failure does not end the wait.
        if (error instanceof WalletError && error.retryable) return 'waiting' as const
        throw error
      },
    )
    if (state !== 'waiting') return { state }
    const left = until - Date.now()
    if (left <= 0)
      throw new WalletError('timeout', 'The request has not been answered yet.', {
        retryable: true,
        trace_id,
      })
    await pause(Math.min(wait, left), signal)
  }
}
