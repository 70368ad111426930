const futureMilliseconds = 5 * 60_000
/** Quotes before the first block of Bitcoin are impossible. */
const firstMoment = Date.UTC(2009, 0, 3)

/** Allows for clock differences: five minutes ahead of our clock counts as now, six as the future. */
export function futureBeginsAt(now: number): number {
  return now + futureMilliseconds
}

export function isFromTheFuture(at: number, now: number): boolean {
  return at > futureBeginsAt(now)
}

export function isBelievableMoment(at: number, now: number): boolean {
  return at >= firstMoment && !isFromTheFuture(at, now)
}
