import { failPath, successPath } from '../../words/addresses/purchase-addresses.ts'
import type { LoadArguments } from '../loading/load.ts'
import type { PostedOrder } from './form/posted-order.ts'
import { loadPlans } from './load-plans.ts'

/**
 * Handles a form that was posted without scripts. Only the server imports it, because a browser with scripts sends the order by
 * an API call.
 */
const answering = import.meta.env.SSR ? await import('./form/posted-order.ts') : undefined

export async function load({ client, language, url, posted, isPrivate }: LoadArguments) {
  const query = url.searchParams
  const back = backAt(url.pathname)
  if (back !== undefined) {
    isPrivate?.()
    return { stage: 'back', back, subscription: query.get('subscription') ?? '' } as const
  }
  const requested = posted?.fields['currency'] ?? query.get('currency')
  const sold = await loadPlans({ client, language, currency: requested })
  const message: PostedOrder | null =
    posted === undefined || answering === undefined
      ? null
      : await answering.answerPostedOrder({ posted, client, language, sold })
  const wanted = posted?.fields['plan'] ?? query.get('plan')
  const linked = sold.plans.find(({ plan_id: id }) => id === wanted)
  return {
    stage: 'buy',
    sold,
    plan: (linked ?? sold.plans[0])?.plan_id ?? '',
    isPlanChosen: linked !== undefined,
    coupon: query.get('coupon') ?? '',
    message,
  } as const
}

function backAt(path: string): 'success' | 'fail' | undefined {
  if (path === successPath) return 'success'
  return path === failPath ? 'fail' : undefined
}

type Loaded = Awaited<ReturnType<typeof load>>
export type LoadedForm = Extract<Loaded, { stage: 'buy' }>
export type LoadedReturn = Extract<Loaded, { stage: 'back' }>
