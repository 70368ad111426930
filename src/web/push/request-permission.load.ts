import { isCoinId } from '../../domain/kernel/text/coin-id.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'

export interface LinkedSubject {
  readonly kind: 'ico' | 'coin'
  readonly id: string
  readonly name: string
}

/** Loads the sale or coin from which the reader came. What this browser follows is loaded only in the browser. */
export async function load({ client, url }: LoadArguments): Promise<{ linkedSubject: LinkedSubject | null }> {
  const ico = url.searchParams.get('ico') ?? ''
  const coin = url.searchParams.get('coin') ?? ''
  if (isOfferingId(ico)) {
    const found = await orFallback(client.getOffering({ id: ico }), null)
    return { linkedSubject: found && { kind: 'ico', id: found.item_id, name: found.name } }
  }
  if (!isCoinId(coin)) return { linkedSubject: null }
  const { options } = await orFallback(client.listCoinOptions({ q: coin }), { options: [] })
  const found = options.find(({ value }) => value === coin)
  return { linkedSubject: found === undefined ? null : { kind: 'coin', id: coin, name: found.label } }
}
