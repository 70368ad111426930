import { createHmac, timingSafeEqual } from 'node:crypto'
import { isFields, type Fields } from './shapes.ts'
import { WalletError } from './wallet-error.ts'

export interface WebhookEvent {
  /** Stays the same when a message is delivered again, so that a receiver can ignore repetitions. */
  readonly delivery_id: string
  /** `request.paid`, `request.declined` or `request.expired`. */
  readonly event: string
  readonly created_at: string
  /** The request with the fields that `verifyPayment` reads: `trace_id`, `state`, `asset`, `amount`, `payer` and so on. */
  readonly data: Fields
}

/** Maximum age of a message in seconds. An older one is refused, because somebody may have recorded it and sent it again. */
const defaultTolerance = 300

/**
 * Verifies and reads a webhook message. `body` is the raw body, byte for byte: parsing and writing it again would break the
 * signature. `header` is the value of `kawara-signature`.
 */
export function verifyWebhook(
  body: string | Uint8Array,
  header: string | null | undefined,
  secret: string,
  { now = Date.now(), tolerance = defaultTolerance }: { now?: number; tolerance?: number } = {},
): WebhookEvent {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? []
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)
  const right = createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest()
  const input = Buffer.from(hex.padEnd(64, '0'), 'hex')
  const isFresh = seconds !== '' && Math.abs(now / 1000 - Number(seconds)) <= tolerance
  if (!timingSafeEqual(right, input) || !isFresh) throw wrongWebhook()
  return readEvent(bytes.toString())
}

function readEvent(text: string): WebhookEvent {
  const value: unknown = JSON.parse(text)
  if (!isFields(value)) throw wrongWebhook()
  const { delivery_id, event, created_at, data } = value
  if (typeof delivery_id !== 'string' || typeof event !== 'string') throw wrongWebhook()
  if (typeof created_at !== 'string' || !isFields(data)) throw wrongWebhook()
  return { delivery_id, event, created_at, data }
}

function wrongWebhook(): WalletError {
  return new WalletError(
    'webhook_invalid',
    'The wallet did not send this message, or its time is outside the tolerance.',
  )
}
