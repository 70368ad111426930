import { useMessages } from '../i18n/use-messages.ts'
import type { SoldPlan } from './load-plans.ts'

export function PlanFacts({ plan }: { plan: SoldPlan }) {
  const t = useMessages('purchase/page')
  const amount = plan.price.text
  return (
    <>
      <span className="mt-1 block text-xl leading-tight font-head text-ink tabular-nums">
        {plan.interval === 'year' ? t.priceYear({ amount }) : t.priceMonth({ amount })}
      </span>
      {plan.saves === null ? (
        <span className="mt-1.5 block text-xs text-ink-3">{t.monthNote()}</span>
      ) : (
        <span className="mt-1.5 block text-xs font-strong text-ok-text">
          {t.saves({ amount: plan.saves })}
        </span>
      )}
    </>
  )
}
