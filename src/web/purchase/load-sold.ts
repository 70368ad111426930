import type { Language } from '../../domain/kernel/site/language.ts'
import { isBillingCurrency, writeAmount } from '../../domain/purchase/amount.ts'
import { yearSaving } from '../../domain/purchase/year-saving.ts'
import type { LoadArguments } from '../loading/load.ts'

interface Asked extends Pick<LoadArguments, 'client'> {
  readonly language: Language
  /** A currency, if it is one that can be paid with; that of the language otherwise. */
  readonly currency: string | null | undefined
}

/** What is sold now, with what a year saves. */
export async function loadSold({ client, language, currency: requested }: Asked) {
  const answer = await client.listPlans(isBillingCurrency(requested) ? { currency: requested } : {})
  const { currency, currencies, is_sandbox: isSandbox } = answer
  const priced = answer.plans.map(({ interval, price }) => ({ interval, price: price.amount }))
  const plans = answer.plans.map((plan) => {
    const minor = yearSaving({ interval: plan.interval, price: plan.price.amount }, priced)
    return { ...plan, saves: minor === null ? null : writeAmount({ minor, currency, language }) }
  })
  return { currency, currencies, isSandbox, plans }
}

export type Sold = Awaited<ReturnType<typeof loadSold>>
export type SoldPlan = Sold['plans'][number]
