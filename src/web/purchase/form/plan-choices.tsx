import type { SoldPlan } from '../load-plans.ts'
import { PlanFacts } from '../plan-facts.tsx'

export function PlanChoices({ plans, chosen }: { plans: readonly SoldPlan[]; chosen: string }) {
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      {plans.map((plan) => (
        <label key={plan.plan_id} className="plan-choice">
          <input type="radio" name="plan" value={plan.plan_id} defaultChecked={plan.plan_id === chosen} />
          <span>
            <span className="block font-strong text-ink">{plan.name}</span>
            <PlanFacts plan={plan} />
          </span>
        </label>
      ))}
    </div>
  )
}
