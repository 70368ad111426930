import { ownSubscriptionFormPath } from '../../words/addresses/endpoints.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { Managed } from './subscription.load.ts'
import { useDay } from './use-day.ts'

/** Plain forms, so that whoever wants to leave can, scripts or not. What ends is told before the button that ends it. */
export function RenewalForms({ token, subscription }: { token: string; subscription: Managed }) {
  const t = useMessages('purchase/state')
  const day = useDay()
  const date = subscription.period_end === null ? '' : day(subscription.period_end)
  if (subscription.may_resume)
    return (
      <div className="mt-8 grid justify-items-start gap-3">
        <p>{t.resumeText({ date, amount: subscription.price.text })}</p>
        <RenewalForm token={token} act="resume" text={t.resume()} look="primary" />
      </div>
    )
  if (!subscription.may_cancel) return null
  return (
    <details className="group mt-8">
      <summary className={buttonClass({ className: 'cursor-pointer list-none' })}>
        {t.cancel()}
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <div className="mt-4 grid justify-items-start gap-3 border-s-3 border-rule-2 ps-4">
        <p>{t.cancelText({ date })}</p>
        <RenewalForm token={token} act="cancel" text={t.cancelNow()} look="danger" />
      </div>
    </details>
  )
}

interface RenewalFormProps {
  readonly token: string
  readonly act: 'cancel' | 'resume'
  readonly text: string
  readonly look: 'primary' | 'danger'
}

function RenewalForm({ token, act, text, look }: RenewalFormProps) {
  return (
    <form method="post" action={ownSubscriptionFormPath}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="act" value={act} />
      <button type="submit" className={buttonClass({ kind: look })}>
        {text}
      </button>
    </form>
  )
}
