/** An ad stands after the 4th and after the 13th result. */
const adAfter = [3, 12]
const pickupCount = 5
/** How many a list has room for. */
export const maxAds = adAfter.length

export type ListCell<Item, Ad> = { kind: 'item'; item: Item } | { kind: 'ad'; ad: Ad }

/**
 * The results in their own order, with the first ad after the fourth and the second after the thirteenth. Ads
 * do not count as results: the second has thirteen results before it. A list that is too short has no room
 * for an ad.
 */
export function withAds<Item, Ad>(items: readonly Item[], ads: readonly Ad[]): ListCell<Item, Ad>[] {
  return items.flatMap((item, index): ListCell<Item, Ad>[] => {
    const place = adAfter.indexOf(index)
    const due = place === -1 ? [] : ads.slice(place, place + 1)
    return [{ kind: 'item', item }, ...due.map((ad) => ({ kind: 'ad' as const, ad }))]
  })
}

/** The cells at the top of the home page. */
export function pickupAds<Ad>(ads: readonly Ad[]): Ad[] {
  return ads.slice(0, pickupCount)
}
