const futureMilliseconds = 5 * 60_000
/** Nothing was quoted before bitcoin began. */
const firstMoment = Date.UTC(2009, 0, 3)

/** Clocks differ by a little: five minutes ahead of ours is now, six minutes ahead is the future. */
export function futureBeginsAt(now: number): number {
  return now + futureMilliseconds
}

export function isFromTheFuture(at: number, now: number): boolean {
  return at > futureBeginsAt(now)
}

export function isBelievableMoment(at: number, now: number): boolean {
  return at >= firstMoment && !isFromTheFuture(at, now)
}
