/**
 * How much dearer a price is than the world's, in percent: 101 against 100 is 1, 99 is −1. Unknown when either is.
 */
export function premiumPercent({
  price,
  world,
}: {
  price: number | null
  world: number | null
}): number | null {
  if (price === null || world === null || !(world > 0)) return null
  return (price / world - 1) * 100
}
