import type { LoadedOffering } from './offering.load.ts'

/** After this time an offering is loaded again, because readers invest according to its terms. */
const freshMilliseconds = 300_000

const shown = new Map<string, { readonly offering: LoadedOffering; readonly since: number }>()

export function shownOffering(id: string, now: Date): LoadedOffering | undefined {
  const known = shown.get(id)
  return known !== undefined && now.getTime() - known.since < freshMilliseconds ? known.offering : undefined
}

/**
 * Remembers a shown offering. Its age counts from the first time it was shown, by the clock of the browser: the time in the
 * page is that of the server's cache. Showing the same response again does not make it younger.
 */
export function rememberShown(offering: LoadedOffering): void {
  const known = shown.get(offering.cell.item_id)
  const since = known?.offering.now === offering.now ? known.since : Date.now()
  shown.set(offering.cell.item_id, { offering, since })
}
