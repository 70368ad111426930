const firstMilliseconds = 2_000
const maxMilliseconds = 60_000

/**
 * The pause before a browser reopens its stream of live prices. The maximum doubles after each failure in a row, up to
 * a minute, and the pause is a random half to all of it, so that after a restart not all readers reconnect at the same
 * moment. After the third failure it is 4 to 8 seconds.
 */
export function reopenPause({ failures, random }: { failures: number; random: () => number }): number {
  const max = Math.min(firstMilliseconds * 2 ** Math.max(0, failures - 1), maxMilliseconds)
  return Math.round(max * (0.5 + random() / 2))
}
