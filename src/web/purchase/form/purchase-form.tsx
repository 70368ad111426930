import { purchaseAddress, purchasePath } from '../../../words/addresses/purchase-addresses.ts'
import { EmailInput } from '../../form/email-input.tsx'
import { RefusedForm } from '../../form/refused-form.tsx'
import { useFaults } from '../../form/use-faults.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Field } from '../../ui/controls/field.tsx'
import { CurrencyLinks } from '../currency-links.tsx'
import type { LoadedForm } from '../purchase.load.ts'
import { CouponField } from './coupon-field.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { PlanChoices } from './plan-choices.tsx'
import { Step } from './step.tsx'
import { useCoupon } from './use-coupon.ts'
import { usePurchaseForm } from './use-purchase-form.ts'

export function PurchaseForm({ loaded }: { loaded: LoadedForm }) {
  const t = useMessages('purchase/page')
  const links = useLinks()
  const { sold, plan: first, message, coupon: linked } = loaded
  const { form, waiting, outcome, values, switchTo, onInput, onSubmit } = usePurchaseForm(loaded)
  const state = useCoupon(values.coupon, sold.currency)
  const field = useFaults('purchase', outcome)
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
      <RefusedForm
        form="purchase"
        outcome={outcome}
        words={{ faults: (count) => t.faults(count), refused: t.notBegun(), notReached: t.notReached() }}
      />
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
            <PlanChoices plans={sold.plans} chosen={typed?.plan ?? first} />
          </fieldset>
          <div className="mt-8 border-t border-rule pt-6">
            <Step number={2} title={t.emailStep()} />
            <Field label={t.email()} required={t.required()} help={t.emailHelp()} {...field('email')}>
              {(control) => (
                <EmailInput control={control} type="text" maxLength={320} defaultValue={typed?.email} />
              )}
            </Field>
          </div>
          <div className="mt-8 border-t border-rule pt-6">
            <Step number={3} title={t.couponStep()} />
            <CouponField
              state={state}
              applied={applied}
              field={field('coupon')}
              typed={typed?.coupon ?? linked}
              onSwitch={switchTo}
            />
          </div>
          <div className="mt-8 border-t border-rule pt-6">
            <Step number={4} title={t.paymentStep()} />
            <p className="max-w-prose text-sm">{t.paymentText()}</p>
          </div>
        </div>
        <OrderSheet ordered={ordered} waiting={waiting} />
      </div>
    </form>
  )
}
