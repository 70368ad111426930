const firstMilliseconds = 2_000
const longestMilliseconds = 60_000

/**
 * How long a reader waits before opening the line of live prices again: twice as long after each failure in a row, up
 * to a minute, and by chance between half of that and all of it, so that the readers of a site that was restarted do
 * not all come back in the same moment. After the third failure in a row that is 4 to 8 seconds.
 */
export function reopenPause({ failures, random }: { failures: number; random: () => number }): number {
  const longest = Math.min(firstMilliseconds * 2 ** Math.max(0, failures - 1), longestMilliseconds)
  return Math.round(longest * (0.5 + random() / 2))
}
