import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'
import { loadSold } from './load-sold.ts'

/** What is sold, and what the page of the database says about it. */
export async function load({ client, language, url }: LoadArguments) {
  const [sold, page] = await Promise.all([
    loadSold({ client, language, currency: url.searchParams.get('currency') }),
    orFallback(client.getPage({ pageId: 'premium' }), null),
  ])
  return { sold, page }
}
