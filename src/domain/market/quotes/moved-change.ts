/**
 * A change in percent after the price went on: the price of back then stays what it was. Up 10 % at 110 is up 21 % at
 * 121.
 */
export function movedChange({
  percent,
  from,
  to,
}: {
  percent: number | null
  /** The price that the change was told with, and the one of now. */
  from: number | null
  to: number | null
}): number | null {
  if (percent === null || from === null || to === null || !(from > 0)) return percent
  return ((1 + percent / 100) * (to / from) - 1) * 100
}
