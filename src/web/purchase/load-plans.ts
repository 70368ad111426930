import type { Language } from '../../domain/kernel/site/language.ts'
import { isBillingCurrency, writeAmount } from '../../domain/purchase/amount.ts'
import { yearSaving } from '../../domain/purchase/year-saving.ts'
import type { LoadArguments } from '../loading/load.ts'

interface PlansQuery extends Pick<LoadArguments, 'client'> {
  readonly language: Language
  readonly currency: string | null | undefined
}

export async function loadPlans({ client, language, currency: requested }: PlansQuery) {
  const answer = await client.listPlans(isBillingCurrency(requested) ? { currency: requested } : {})
  const { currency, currencies, is_sandbox: isSandbox } = answer
  const priced = answer.plans.map(({ interval, price }) => ({ interval, price: price.amount }))
  const plans = answer.plans.map((plan) => {
    const minor = yearSaving({ interval: plan.interval, price: plan.price.amount }, priced)
    return { ...plan, saves: minor === null ? null : writeAmount({ minor, currency, language }) }
  })
  return { currency, currencies, isSandbox, plans, seller: answer.seller }
}

export type PlanOffers = Awaited<ReturnType<typeof loadPlans>>
export type SoldPlan = PlanOffers['plans'][number]
