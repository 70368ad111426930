/** The premium over the world price, in percent: 101 against 100 is 1, 99 is −1. Null if either is unknown. */
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
