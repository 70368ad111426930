import type { ReactNode } from 'react'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { formatZonedDayIn } from '../../../domain/kernel/time/language-day.ts'
import { purchaseAddress, purchasePath } from '../../../words/addresses/purchase-addresses.ts'
import { EmailInput } from '../../form/email-input.tsx'
import { FaultSummary } from '../../form/fault-summary.tsx'
import { SendFailure } from '../../form/outcome/send-failure.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { CurrencyLinks } from '../currency-links.tsx'
import type { LoadedForm } from '../purchase.load.ts'
import { OrderLines } from './order-lines.tsx'
import { PlanChoices } from './plan-choices.tsx'
import type { OrderedPlan } from './posted-order.ts'
import { useCoupon, type CouponState } from './use-coupon.ts'
import { usePurchaseForm } from './use-purchase-form.ts'

export function PurchaseForm({ loaded }: { loaded: LoadedForm }) {
  const t = useMessages('purchase/page')
  const links = useLinks()
  const { sold, plan: first, message, coupon: linked } = loaded
  const { form, waiting, outcome, faults, field, isPosted, values, switchTo, onInput, onSubmit } =
    usePurchaseForm(loaded)
  const state = useCoupon(values.coupon, sold.currency)
  const ofChosen = <Plan extends { plan_id: string }>(plans: readonly Plan[]) =>
    plans.find(({ plan_id: id }) => id === values.plan)
  const applied = state.kind === 'known' ? ofChosen(state.coupon.plans) : undefined
  const ordered = applied ?? ofChosen(sold.plans) ?? sold.plans[0]
  const typed = message?.values
  const failure = <SendFailure outcome={outcome} title={t.notBegun()} notReached={t.notReached()} />
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
      {/* Without scripts the reader sees the top of the page first. */}
      {isPosted && <div className="mb-5">{failure}</div>}
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
            <p className="max-w-prose text-sm">{t.paymentText({ site: siteConfig.name })}</p>
          </div>
        </div>
        <OrderSheet
          ordered={ordered}
          waiting={waiting}
          hasFailed={outcome?.kind === 'refused'}
          failure={!isPosted && failure}
        />
      </div>
    </form>
  )
}

interface CouponFieldProps {
  readonly state: CouponState
  /** The chosen plan with the discount; undefined if the coupon is not for this plan. */
  readonly applied: OrderedPlan | undefined
  readonly field: { readonly id: string; readonly error: string | undefined }
  readonly typed: string | undefined
  readonly onSwitch: (planId: string) => void
}

function CouponField({ state, applied, field, typed, onSwitch }: CouponFieldProps) {
  const t = useMessages('purchase/page')
  const { language } = useSite()
  const [other] = state.kind === 'known' && applied === undefined ? state.coupon.plans : []
  const isOther = state.kind === 'known' && applied === undefined
  const refused = state.kind === 'refused' ? state.text : isOther ? t.couponOtherPlan() : undefined
  const good = state.kind === 'known' && applied !== undefined ? worth(state.coupon) : undefined
  const stateTexts = { checking: t.couponChecking(), away: t.couponAway() }
  const help = state.kind === 'checking' || state.kind === 'away' ? stateTexts[state.kind] : t.couponHelp()

  function worth({ percent, ends_at: end }: Extract<CouponState, { kind: 'known' }>['coupon']) {
    const amount = applied?.discount?.text ?? ''
    const text = percent === null ? t.couponAmount({ amount }) : t.couponPercent({ percent })
    if (end === null) return text
    return (
      <span>
        {text} <span>{t.couponUntil({ date: formatZonedDayIn({ at: end, language }) })}</span>
      </span>
    )
  }

  return (
    <>
      <Field
        id={field.id}
        label={t.coupon()}
        optional={t.optional()}
        error={field.error ?? refused}
        good={field.error === undefined ? good : undefined}
        help={help}
      >
        {(control) => (
          <Input
            {...control}
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            defaultValue={typed}
            className="coupon-code"
          />
        )}
      </Field>
      {other !== undefined && (
        <button
          type="button"
          className="link mt-1 inline-flex min-h-11 items-center text-start text-sm"
          onClick={() => onSwitch(other.plan_id)}
        >
          {t.couponSwitch({ plan: other.name })}
        </button>
      )}
      <output className="sr-only">{state.kind === 'none' ? '' : (refused ?? good ?? help)}</output>
    </>
  )
}

interface OrderSheetProps {
  readonly ordered: OrderedPlan | undefined
  readonly waiting: boolean
  readonly hasFailed: boolean
  readonly failure: ReactNode
}

function OrderSheet({ ordered, waiting, hasFailed, failure }: OrderSheetProps) {
  const t = useMessages('purchase/page')
  return (
    <aside aria-labelledby="order" className="order-sheet self-start lg:sticky lg:top-4">
      <h2 id="order" className="flex items-baseline justify-between py-3 font-display text-lg">
        {t.order()}
        <span className="font-sans text-2xs font-body text-ink-3">{t.taxIncluded()}</span>
      </h2>
      {/* Without scripts the bill cannot change with the chosen plan, so only the next page shows it. */}
      {ordered !== undefined && (
        <div className="noscript:hidden">
          <OrderLines ordered={ordered} />
        </div>
      )}
      {failure !== false && <div className="mt-4">{failure}</div>}
      <Button
        type="submit"
        kind="primary"
        className="mt-4 min-h-13 w-full text-md whitespace-normal"
        waiting={waiting}
        waitingLabel={t.paying()}
      >
        {hasFailed ? t.payAgain() : t.pay()}
      </Button>
    </aside>
  )
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly as?: 'legend' | 'h2'
}

function Step({ number, title, as: Heading = 'h2' }: StepProps) {
  return (
    <Heading className="mb-4 flex items-baseline gap-2.5 font-display text-lg font-head text-ink">
      <span aria-hidden="true" className="font-sans text-xs text-ink-3 tabular-nums">
        {number}
      </span>
      {title}
    </Heading>
  )
}
