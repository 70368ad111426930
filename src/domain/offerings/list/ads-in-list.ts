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
