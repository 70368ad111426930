const adAfter = [3, 12]
const pickupCount = 5
export const maxAds = adAfter.length

export type ListCell<Item, Ad> = { kind: 'item'; item: Item } | { kind: 'ad'; ad: Ad }

/**
 * Inserts the first advertisement after the fourth result and the second after the thirteenth. Advertisements do not count
 * as results: thirteen results come before the second. A shorter list gets fewer advertisements or none.
 */
export function withAds<Item, Ad>(items: readonly Item[], ads: readonly Ad[]): ListCell<Item, Ad>[] {
  return items.flatMap((item, index): ListCell<Item, Ad>[] => {
    const place = adAfter.indexOf(index)
    const due = place === -1 ? [] : ads.slice(place, place + 1)
    return [{ kind: 'item', item }, ...due.map((ad) => ({ kind: 'ad' as const, ad }))]
  })
}

export function pickupAds<Ad>(ads: readonly Ad[]): Ad[] {
  return ads.slice(0, pickupCount)
}

/**
 * The advertisements of a list below the strip of `pickupAds`. Those that the strip has no room for come first; of five or fewer, the
 * last of the strip, so that the first of the strip and the first of the list differ.
 */
export function adsBelowPickup<Ad>(ads: readonly Ad[]): Ad[] {
  return [...ads.slice(pickupCount), ...pickupAds(ads).toReversed()].slice(0, maxAds)
}
