import type { LoadArguments } from '../loading/load.ts'
import { failPath, successPath } from '../../words/addresses/purchase-addresses.ts'
import { loadSold } from './load-sold.ts'
import type { PostedOrder } from './form/answer-posted.ts'

/** Of the server alone: a browser with scripts sends the form by a call. */
const answering = import.meta.env.SSR ? await import('./form/answer-posted.ts') : undefined

/** The form with what a link has chosen; or, back from the checkout, which purchase the browser has to ask about. */
export async function load({ client, language, url, posted, isPrivate }: LoadArguments) {
  const query = url.searchParams
  const back = backAt(url.pathname)
  if (back !== undefined) {
    isPrivate?.()
    return { stage: 'back', back, subscription: query.get('subscription') ?? '' } as const
  }
  const requested = posted?.fields['currency'] ?? query.get('currency')
  const sold = await loadSold({ client, language, currency: requested })
  const message: PostedOrder | null =
    posted === undefined || answering === undefined
      ? null
      : await answering.answerPosted({ posted, client, language, sold })
  const wanted = posted?.fields['plan'] ?? query.get('plan')
  const linked = sold.plans.find(({ plan_id: id }) => id === wanted)
  return {
    stage: 'buy',
    sold,
    plan: (linked ?? sold.plans[0])?.plan_id ?? '',
    /** The plan is what a link or the form says, not the first there is. */
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
