/** What the forms of the list have asked for and a page has not shown yet, oldest first; the one that is shown may lead. */
let requested: readonly string[] = []
let shown: string | undefined

/** Told once the filters are hydrated, and what was chosen in them before is asked for. */
export let tellFiltersAlive = () => {}

/**
 * Until then nothing is asked for: a list that comes while they are a plain form takes their place, with whatever a
 * reader has chosen in them.
 */
export const filtersAlive = new Promise<void>((resolve) => {
  tellFiltersAlive = resolve
})

export function noteAsked(search: string): void {
  requested = [...requested, search]
}

/**
 * A page that shows one of them leaves the later ones on their way; any other page was reached by a link, and nothing
 * that was asked before it counts. With `?a`, `?a&b` asked, `?a` arriving leaves `?a&b`, and `/` leaves nothing.
 */
export function noteShown(search: string, key: string): void {
  // Said by each form, and by one that is hydrated later than the others too.
  if (key === shown) return
  shown = key
  const place = requested.lastIndexOf(search)
  requested = place === -1 ? [] : requested.slice(place)
}

/** The address that a further choice adds to: the newest that was asked for, else what is shown. */
export function latestAddress(search: string): string {
  return requested.at(-1) ?? search
}
