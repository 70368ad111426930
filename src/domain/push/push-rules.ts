import { hour } from '../kernel/time/durations.ts'

export const maxFollows = 50
export const maxAlerts = 50

/** A notification that could not be delivered within this time is dropped. */
export const usefulMilliseconds = { sale: 6 * hour, alert: hour, test: 600_000 } as const

/** The news that a sale has begun is useful for six hours, or until the sale is over. */
export function saleStartUseful({ opens, closes }: { opens: number; closes: number | undefined }): number {
  return Math.min(opens + usefulMilliseconds.sale, closes ?? Infinity)
}

export interface PushedNote {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly path: string
}

const retryBounds = { min: 5_000, max: hour }
const defaultRetry = 60_000

/**
 * Reads `Retry-After` (seconds or a date) as milliseconds, limited to between five seconds and an hour; one minute if
 * the header is missing.
 */
export function retryAfter(stated: string | null, now: number): number {
  const wait = /^\d{1,9}$/.test(stated ?? '') ? Number(stated) * 1000 : Date.parse(stated ?? '') - now
  if (!Number.isFinite(wait)) return defaultRetry
  return Math.min(Math.max(wait, retryBounds.min), retryBounds.max)
}
