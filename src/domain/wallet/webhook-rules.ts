import { second } from '../kernel/time/durations.ts'

/** A webhook that takes longer to answer has failed. */
export const webhookDeadlineMilliseconds = 10 * second

/** Seconds after the nth attempt; the sum is a day, and whoever has not taken it by then is not told. */
export const webhookPauses = [10, 30, 60, 300, 900, 1_800, 3_600, 7_200, 14_400, 21_600, 36_500] as const

/** `t` in seconds, `v1` an HMAC-SHA-256 in hex over `<t>.<body>`: whoever has the secret can tell that the site sent this, and when. */
export const webhookHeader = 'kawara-signature'
/** The same for every attempt, so that one that came twice is known. */
export const deliveryHeader = 'kawara-delivery'

export function signedWebhookText(seconds: number, body: string): string {
  return `${seconds}.${body}`
}

export function writeWebhookSignature({ seconds, hex }: { seconds: number; hex: string }): string {
  return `t=${seconds},v1=${hex}`
}
