/** What one browser may ask for. */
export const maxFollows = 50
export const maxAlerts = 50

const hour = 3_600_000

/** How long a notification is of use: what could not be delivered by then is let go. */
export const usefulMilliseconds = { sale: 6 * hour, alert: hour, test: 600_000 } as const

/** That a sale has begun is of use for six hours, or until it is over. */
export function saleStartUseful({ opens, closes }: { opens: number; closes: number | undefined }): number {
  return Math.min(opens + usefulMilliseconds.sale, closes ?? Infinity)
}

/** What is written into a notification and read by the service worker. */
export interface PushedNote {
  readonly title: string
  readonly body: string
  /** A later one with the same tag takes its place. */
  readonly tag: string
  /** A path of the site. */
  readonly path: string
}

const retryBounds = { least: 5_000, most: hour }
const defaultRetry = 60_000

/** What `Retry-After` says, in milliseconds: seconds or a date, between five seconds and an hour; without it, a minute. */
export function retryAfter(stated: string | null, now: number): number {
  const wait = /^\d{1,9}$/.test(stated ?? '') ? Number(stated) * 1000 : Date.parse(stated ?? '') - now
  if (!Number.isFinite(wait)) return defaultRetry
  return Math.min(Math.max(wait, retryBounds.least), retryBounds.most)
}
