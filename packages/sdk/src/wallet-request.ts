import { checkedMilliseconds } from './arguments.ts'
import type { Caller } from './call.ts'
import { pause } from './pause.ts'
import { sameText, stateOf } from './shapes.ts'
import { WalletError } from './wallet-error.ts'

export type Settled = 'paid' | 'declined' | 'expired'

export interface WalletRequest {
  /** For the server to ask what came of it: `verifyPayment`. */
  readonly trace_id: string
  readonly request_id: string
  /** To be opened with the app, or shown as a QR code. */
  readonly link: string
  readonly expires_at: string
  /** Waits for the answer. What it says is for the screen: goods are for the server to give away. */
  readonly settled: (options?: {
    /** Milliseconds; until the request expires. */
    readonly timeout?: number
    readonly signal?: AbortSignal
  }) => Promise<{ readonly state: Settled }>
}

const firstPoll = 1_000
const slowestPoll = 5_000
/** After the time of a request the wallet says so itself; a little patience for clocks that differ. */
const deadline = 30_000

type Asked = Pick<WalletRequest, 'request_id' | 'trace_id' | 'expires_at'>
type Waiting = NonNullable<Parameters<WalletRequest['settled']>[0]>

export async function settled(
  { request_id, trace_id, expires_at }: Asked,
  { timeout, signal }: Waiting,
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
        // A moment without a network ends no waiting.
        if (error instanceof WalletError && error.retryable) return 'waiting' as const
        throw error
      },
    )
    if (state !== 'waiting') return { state }
    const left = until - Date.now()
    if (left <= 0) throw new WalletError('timeout', 'It is not answered yet.', { retryable: true, trace_id })
    await pause(Math.min(wait, left), signal)
  }
}
