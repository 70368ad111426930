/**
 * Moments as the clock of the reader shows them, for a chart that knows UTC alone: its days then begin at the reader's
 * midnight. In Tokyo 15:00 UTC becomes 00:00 of the next day. They go on rising where a clock is put back: what would
 * stand at the same hour again stands a second after the one before.
 */
export function readerTimes(
  times: readonly number[],
  /** How far ahead of UTC the clock is at a moment, in seconds. */
  aheadAt: (time: number) => number,
): number[] {
  let before = Number.NEGATIVE_INFINITY
  return times.map((time) => {
    before = Math.max(time + aheadAt(time), before + 1)
    return before
  })
}

const edgePixels = 32

/** What is in sight of a chart, counted in points: all of them, and room at both ends for half a label of the time. */
export function sightOf({ points, width }: { points: number; width: number }): { from: number; to: number } {
  const room = width <= 2 * edgePixels ? 0 : (points * edgePixels) / (width - 2 * edgePixels)
  return { from: -room, to: points - 1 + room }
}
