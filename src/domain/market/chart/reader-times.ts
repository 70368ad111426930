/**
 * Shifts times to the reader's time zone for a chart library that only knows UTC, so that its days begin at the
 * reader's midnight. In Tokyo 15:00 UTC becomes 00:00 of the next day. The results always increase: when clocks are set
 * back, a repeated hour continues one second after the previous point.
 */
export function readerTimes(
  times: readonly number[],
  /** The UTC offset at a time, in seconds. */
  aheadAt: (time: number) => number,
): number[] {
  let before = Number.NEGATIVE_INFINITY
  return times.map((time) => {
    before = Math.max(time + aheadAt(time), before + 1)
    return before
  })
}

const edgePixels = 32

/** The visible range of a chart, in points: all points, with space at both ends for half a time label. */
export function sightOf({ points, width }: { points: number; width: number }): { from: number; to: number } {
  const room = width <= 2 * edgePixels ? 0 : (points * edgePixels) / (width - 2 * edgePixels)
  return { from: -room, to: points - 1 + room }
}
