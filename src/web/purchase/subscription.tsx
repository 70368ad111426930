import { ownSubscriptionFormPath } from '../../words/addresses/endpoints.ts'
import { purchaseAddress } from '../../words/addresses/purchase-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { SubscriptionRecord } from './subscription-record.tsx'
import './purchase.css'
import type { ManagedSubscription } from './subscription.load.ts'
import { useDay } from './use-day.ts'

const load = deferredLoad(() => import('./subscription.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The page that mails to buyers link to: the state of the subscription, and the buttons to cancel or resume it. */
export default function SubscriptionPage() {
  const t = useMessages('purchase/state')
  const links = useLinks()
  const { token, done, subscription } = useLoaded(load)
  return (
    <div className="wrap max-w-prose py-8 lg:py-12">
      <PageHead title={t.manage()} description={t.manageText()} unlisted />
      {token === null || subscription === null ? (
        <EmptyState
          heading="h1"
          title={token === null ? t.manage() : t.invalid()}
          actions={
            <>
              <PageLink to={links.contact({ purpose: 'support' })} className={buttonClass()}>
                {t.contact()}
              </PageLink>
              <PageLink to={links.premium()} className={buttonClass({ kind: 'quiet' })}>
                {t.toPremium()}
              </PageLink>
            </>
          }
        >
          {token === null ? t.noToken() : t.invalidText()}
        </EmptyState>
      ) : (
        <>
          <h1 className="mb-5 font-display text-xl md:text-2xl">{t.manage()}</h1>
          <LastAction done={done} subscription={subscription} />
          <SubscriptionStatus subscription={subscription} />
          <SubscriptionRecord subscription={subscription} />
          <RenewalForms token={token} subscription={subscription} />
          <p className="mt-6 flex flex-wrap gap-x-6 text-sm">
            {!subscription.may_cancel && !subscription.may_resume && (
              <PageLink
                to={links.inside(purchaseAddress())}
                className="link inline-flex min-h-11 items-center"
              >
                {t.buyAnew()}
              </PageLink>
            )}
            <PageLink
              to={links.contact({ purpose: 'support' })}
              className="link inline-flex min-h-11 items-center"
            >
              {t.contact()}
            </PageLink>
          </p>
        </>
      )}
    </div>
  )
}

interface LastActionProps {
  readonly done: Awaited<ReturnType<typeof load>>['done']
  readonly subscription: ManagedSubscription
}

function LastAction({ done, subscription }: LastActionProps) {
  const t = useMessages('purchase/state')
  const day = useDay()
  const date = subscription.period_end === null ? '' : day(subscription.period_end)
  if (done === 'cancel' && subscription.state === 'cancelling')
    return (
      <Notice kind="ok" className="mb-5">
        {t.cancelDone({ date })}
      </Notice>
    )
  if (done === 'resume' && subscription.state === 'active')
    return (
      <Notice kind="ok" className="mb-5">
        {t.resumeDone({ date })}
      </Notice>
    )
  if (done !== 'subscription_unchangeable' && done !== 'payments_away') return null
  return (
    <Notice kind="error" role="alert" title={t.notChanged()} className="mb-5">
      <p>{done === 'payments_away' ? t.paymentsAway() : t.unchangeable()}</p>
    </Notice>
  )
}

function SubscriptionStatus({ subscription }: { subscription: ManagedSubscription }) {
  const t = useMessages('purchase/state')
  const day = useDay()
  const { state, price } = subscription
  const date = subscription.period_end === null ? '' : day(subscription.period_end)
  if (state === 'overdue')
    return (
      <Notice kind="warn" className="mb-5">
        {t.overdueText()}
      </Notice>
    )
  if (state !== 'active' && state !== 'cancelling') return null
  return (
    <p className="mb-5">
      {state === 'active' ? t.renewsText({ date, amount: price.text }) : t.endsText({ date })}
    </p>
  )
}

/**
 * Plain forms, so that cancelling works without scripts. The consequences are shown before the button that confirms.
 */
function RenewalForms({ token, subscription }: { token: string; subscription: ManagedSubscription }) {
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
