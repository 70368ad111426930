/**
 * Addresses that the forms of the list have requested and no page has shown yet, oldest first. The first one may be the address
 * that is shown now.
 */
let requested: readonly string[] = []
let shown: string | undefined

/** Resolves `filtersHydrated`; called once the filters are hydrated and their earlier changes are applied. */
export let resolveFiltersHydrated = () => {}

/**
 * Resolves once the filters are hydrated; navigation waits for it. A list that arrives before the filters are hydrated would replace the plain form and lose
 * the choices in it.
 */
export const filtersHydrated = new Promise<void>((resolve) => {
  resolveFiltersHydrated = resolve
})

export function recordRequested(search: string): void {
  requested = [...requested, search]
}

/**
 * Records that a page is shown. If it was requested, later requests stay pending; any other page was reached by a link and
 * cancels them. With `?a` and `?a&b` requested, showing `?a` keeps `?a&b`, and showing `/` keeps nothing.
 */
export function recordShown(search: string, key: string): void {
  // Each form of the list calls this for the same view, some of them after a later hydration; only the first call counts.
  if (key === shown) return
  shown = key
  const place = requested.lastIndexOf(search)
  requested = place === -1 ? [] : requested.slice(place)
}

export function latestAddress(search: string): string {
  return requested.at(-1) ?? search
}
