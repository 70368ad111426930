/**
 * Updates a change in percent to a newer price, compared with the same earlier price: up 10 % at 110 is up 21 % at 121.
 */
export function movedChange({
  percent,
  from,
  to,
}: {
  percent: number | null
  from: number | null
  to: number | null
}): number | null {
  if (percent === null || from === null || to === null || !(from > 0)) return percent
  return ((1 + percent / 100) * (to / from) - 1) * 100
}
