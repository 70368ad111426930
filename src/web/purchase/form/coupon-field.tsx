import { formatDate, hoursAhead } from '../../../domain/kernel/time/date-format.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import type { Ordered } from './answer-posted.ts'
import type { CouponState } from './use-coupon.ts'

interface CouponFieldProps {
  readonly state: CouponState
  /** The chosen plan with the coupon, where it is for it. */
  readonly applied: Ordered | undefined
  readonly field: { readonly id: string; readonly error: string | undefined }
  readonly typed: string | undefined
  readonly onSwitch: (planId: string) => void
}

/** Says what the code is worth while it is typed. */
export function CouponField({ state, applied, field, typed, onSwitch }: CouponFieldProps) {
  const t = useMessages('purchase/page')
  const { language } = useSite()
  const [other] = state.kind === 'known' && applied === undefined ? state.coupon.plans : []
  const isOther = state.kind === 'known' && applied === undefined
  const refused = state.kind === 'refused' ? state.text : isOther ? t.couponOtherPlan() : undefined
  const good = state.kind === 'known' && applied !== undefined ? worth(state.coupon) : undefined
  const help = { checking: t.couponChecking(), away: t.couponAway() }
  const told = state.kind === 'checking' || state.kind === 'away' ? help[state.kind] : t.couponHelp()

  function worth({ percent, ends_at: end }: Extract<CouponState, { kind: 'known' }>['coupon']) {
    const amount = applied?.discount?.text ?? ''
    const text = percent === null ? t.couponAmount({ amount }) : t.couponPercent({ percent })
    if (end === null) return text
    const at = Date.parse(end) + hoursAhead[language] * 3_600_000
    return (
      <span>
        {text} <span>{t.couponUntil({ date: formatDate({ at, timeZone: 'UTC', language }) })}</span>
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
        help={told}
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
      <output className="sr-only">{state.kind === 'none' ? '' : (refused ?? good ?? told)}</output>
    </>
  )
}
