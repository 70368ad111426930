const edgePixels = 32

/** The visible range of a chart, in points: all points, with space at both ends for half a time label. */
export function sightOf({ points, width }: { points: number; width: number }): { from: number; to: number } {
  const room = width <= 2 * edgePixels ? 0 : (points * edgePixels) / (width - 2 * edgePixels)
  return { from: -room, to: points - 1 + room }
}
