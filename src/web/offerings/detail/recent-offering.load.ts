import type { LoadArguments } from '../../loading/load.ts'
import { load as loadOffering, type LoadedOffering } from './offering.load.ts'
import { presentQuote } from './present-quote.ts'
import { shownOffering } from './shown-offerings.ts'

/** Reuses an offering that was shown a short time ago and loads only its price again. */
export async function load(requested: LoadArguments): Promise<LoadedOffering> {
  const { client, language, params, now } = requested
  if (import.meta.env.SSR) return loadOffering(requested)
  const { id = '' } = params
  const shown = shownOffering(id, now)
  if (shown === undefined) return once(id, () => loadOffering(requested))
  return { ...shown, quote: await presentQuote({ client, language, coinId: shown.coinId }) }
}

const pendingLoads = new Map<string, Promise<LoadedOffering>>()

/** Shares a running request, so that a second click on a link loads nothing more. */
function once(id: string, ask: () => Promise<LoadedOffering>): Promise<LoadedOffering> {
  const pending = pendingLoads.get(id) ?? ask().finally(() => pendingLoads.delete(id))
  pendingLoads.set(id, pending)
  return pending
}
