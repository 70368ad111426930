import type { LoadArguments } from '../../loading/load.ts'
import { load as loadOffering, type LoadedOffering } from './offering.load.ts'
import { presentQuote } from './present-quote.ts'
import { shownOffering } from './shown-offerings.ts'

/** An offering that was shown a moment ago is not asked for again, but for what its token costs. */
export async function load(requested: LoadArguments): Promise<LoadedOffering> {
  const { client, language, params, now } = requested
  if (import.meta.env.SSR) return loadOffering(requested)
  const { id = '' } = params
  const shown = shownOffering(id, now)
  if (shown === undefined) return once(id, () => loadOffering(requested))
  return { ...shown, quote: await presentQuote({ client, language, productCode: shown.cell.product_code }) }
}

const underWay = new Map<string, Promise<LoadedOffering>>()

/** Whoever presses a link again before its page has come asks for nothing more. */
function once(id: string, ask: () => Promise<LoadedOffering>): Promise<LoadedOffering> {
  const asking = underWay.get(id) ?? ask().finally(() => underWay.delete(id))
  underWay.set(id, asking)
  return asking
}
