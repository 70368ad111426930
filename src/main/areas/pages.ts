import { implementPages } from '../../api/pages/pages.operations.ts'
import { listPlans } from '../../api/purchase/sold/plans.store.ts'
import { plansSoldIn } from '../../api/purchase/sold/sold-plans.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { billingCurrencyOf, writeAmount } from '../../domain/purchase/amount.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

export function openPages({ database, config }: Foundation) {
  const plans = async (language: Language) => {
    const currency = billingCurrencyOf(language)
    return plansSoldIn(currency, await listPlans(database)).map(({ plan, price: minor }) => ({
      interval: plan.billing_interval,
      amount: writeAmount({ minor, currency, language }),
    }))
  }
  return {
    name: 'pages',
    operations: implementPages({ database, settings: { ...config, plans } }),
  } satisfies Area
}
