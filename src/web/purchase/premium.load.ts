import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'
import { loadPlans } from './load-plans.ts'

export async function load({ client, language, url }: LoadArguments) {
  const [sold, page] = await Promise.all([
    loadPlans({ client, language, currency: url.searchParams.get('currency') }),
    orFallback(client.getPage({ pageId: 'premium' }), null),
  ])
  return { sold, page }
}
