import type { LoadedOffering } from './offering.load.ts'

/** After that it is asked for again: terms change, and readers put money on them. */
const freshMilliseconds = 300_000

const shown = new Map<string, { readonly offering: LoadedOffering; readonly since: number }>()

/** An offering that this page has shown already. */
export function shownOffering(id: string, now: Date): LoadedOffering | undefined {
  const known = shown.get(id)
  return known !== undefined && now.getTime() - known.since < freshMilliseconds ? known.offering : undefined
}

/**
 * By the clock of the reader from the first time on: the moment that a page was made for is that of the server, which
 * sends what it has at hand for as long as it is true. Shown again an offering gets no younger.
 */
export function rememberShown(offering: LoadedOffering): void {
  const known = shown.get(offering.cell.item_id)
  const since = known?.offering.now === offering.now ? known.since : Date.now()
  shown.set(offering.cell.item_id, { offering, since })
}
