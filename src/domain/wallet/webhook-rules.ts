import { second } from '../kernel/time/durations.ts'

export const webhookDeadlineMilliseconds = 10 * second

/** Seconds to wait after each failed attempt. Together they are a day; after that the delivery is given up. */
export const webhookPauses = [10, 30, 60, 300, 900, 1_800, 3_600, 7_200, 14_400, 21_600, 36_500] as const

/**
 * The header with the time of sending and the signature: `t` in seconds, `v1` an HMAC-SHA-256 in hex over `<t>.<body>`.
 * With its secret a receiver verifies that the site sent the webhook, and when.
 */
export const webhookHeader = 'kawara-signature'
/** The header with the id of the delivery, equal for every attempt, so that a receiver recognises duplicates. */
export const deliveryHeader = 'kawara-delivery'

export function signedWebhookText(seconds: number, body: string): string {
  return `${seconds}.${body}`
}

export function writeWebhookSignature({ seconds, hex }: { seconds: number; hex: string }): string {
  return `t=${seconds},v1=${hex}`
}
