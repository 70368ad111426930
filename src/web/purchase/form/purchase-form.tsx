import { purchaseAddress, purchasePath } from '../../../words/purchase-addresses.ts'
import { FaultSummary } from '../../form/fault-summary.tsx'
import { fieldId } from '../../form/field-id.ts'
import { useFirstFault } from '../../form/use-first-fault.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { CurrencyLinks } from '../currency-links.tsx'
import { PlanFacts } from '../plan-facts.tsx'
import type { LoadedForm } from '../purchase.load.ts'
import { CouponField } from './coupon-field.tsx'
import { OrderLines } from './order-lines.tsx'
import { Step } from './step.tsx'
import { useCoupon } from './use-coupon.ts'
import { usePurchaseForm } from './use-purchase-form.ts'

export function PurchaseForm({ loaded }: { loaded: LoadedForm }) {
  const t = useMessages('purchase/page')
  const links = useLinks()
  const { sold, plan: first, message, coupon: linked } = loaded
  const { form, waiting, outcome, values, switchTo, onInput, onSubmit } = usePurchaseForm(loaded)
  const state = useCoupon(values.coupon, sold.currency)
  useFirstFault('purchase', outcome)
  const faults = outcome?.kind === 'faults' ? outcome.faults : []
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.message
  const ofChosen = <Plan extends { plan_id: string }>(plans: readonly Plan[]) =>
    plans.find(({ plan_id: id }) => id === values.plan)
  const applied = state.kind === 'known' ? ofChosen(state.coupon.plans) : undefined
  const ordered = applied ?? ofChosen(sold.plans) ?? sold.plans[0]
  const typed = message?.values
  return (
    <form
      ref={form}
      method="post"
      action={links.inside(purchasePath)}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {faults.length > 0 && (
        <FaultSummary form="purchase" title={t.faults({ count: faults.length })} faults={faults} />
      )}
      {outcome?.kind === 'refused' && (
        <Notice kind="error" role="alert" title={t.notBegun()} className="mb-5">
          <p>{outcome.text ?? t.notReached()}</p>
        </Notice>
      )}
      <input type="hidden" name="currency" value={sold.currency} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <div className="min-w-0">
          <fieldset className="min-w-0">
            <Step number={1} title={t.planStep()} as="legend" />
            <div className="mb-4">
              <CurrencyLinks
                {...sold}
                hrefOf={(currency) => links.inside(purchaseAddress({ plan: values.plan, currency }))}
              />
            </div>
            <div className="grid gap-3 md:grid-cols-2 md:gap-4">
              {sold.plans.map((plan) => (
                <label key={plan.plan_id} className="plan-choice">
                  <input
                    type="radio"
                    name="plan"
                    value={plan.plan_id}
                    defaultChecked={plan.plan_id === (typed?.plan ?? first)}
                  />
                  <span>
                    <span className="block font-strong text-ink">{plan.name}</span>
                    <PlanFacts plan={plan} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="mt-8 border-t border-rule pt-6">
            <Step number={2} title={t.emailStep()} />
            <Field
              id={fieldId('purchase', 'email')}
              label={t.email()}
              required={t.required()}
              help={t.emailHelp()}
              error={faultOf('email')}
            >
              {(control) => (
                <Input
                  {...control}
                  name="email"
                  type="text"
                  autoComplete="email"
                  inputMode="email"
                  maxLength={320}
                  placeholder="you@example.com"
                  defaultValue={typed?.email}
                />
              )}
            </Field>
          </div>
          <div className="mt-8 border-t border-rule pt-6">
            <Step number={3} title={t.couponStep()} />
            <CouponField
              state={state}
              applied={applied}
              fault={faultOf('coupon')}
              typed={typed?.coupon ?? linked}
              onSwitch={switchTo}
            />
          </div>
          <div className="mt-8 border-t border-rule pt-6">
            <Step number={4} title={t.paymentStep()} />
            <p className="max-w-prose text-sm">{t.paymentText()}</p>
          </div>
        </div>
        <aside aria-labelledby="order" className="order-sheet self-start lg:sticky lg:top-4">
          <h2 id="order" className="flex items-baseline justify-between py-3 font-display text-lg">
            {t.order()}
            <span className="font-sans text-2xs font-body text-ink-3">{t.taxIncluded()}</span>
          </h2>
          {/* Without scripts nothing follows the choice: the next page says what it comes to. */}
          {ordered !== undefined && (
            <div className="noscript:hidden">
              <OrderLines ordered={ordered} />
            </div>
          )}
          <Button
            type="submit"
            kind="primary"
            className="mt-4 min-h-13 w-full text-md whitespace-normal"
            waiting={waiting}
            waitingLabel={t.paying()}
          >
            {t.pay()}
          </Button>
        </aside>
      </div>
    </form>
  )
}
