import { purchaseAddress } from '../../../words/addresses/purchase-addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { ResultView } from './result-view.ts'
import type { Subscription } from './use-outcome.ts'

interface ResultActionsProps {
  readonly view: ResultView
  readonly subscription: Subscription | undefined
  readonly isLong: boolean
  readonly onAsk: () => void
}

/** The ways on; whoever tries again finds what was typed in the form. */
export function ResultActions({ view, subscription, isLong, onAsk }: ResultActionsProps) {
  const t = useMessages('purchase/state')
  const links = useLinks()
  const again = links.inside(
    subscription === undefined
      ? purchaseAddress()
      : purchaseAddress({ plan: subscription.plan.plan_id, currency: subscription.price.currency }),
  )
  const checkout = subscription?.checkout ?? null
  const isOpen = checkout !== null && (view === 'abandoned' || (view === 'waiting' && isLong))
  const isAgain = view === 'declined' || view === 'expired' || view === 'over' || view === 'unknown'
  if (view === 'asking') return null
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3">
      {isOpen && (
        <a href={checkout} className={buttonClass({ kind: view === 'abandoned' ? 'primary' : 'default' })}>
          {t.resumePayment()}
        </a>
      )}
      {view === 'abandoned' && (
        <PageLink to={again} className={buttonClass()}>
          {t.otherPlan()}
        </PageLink>
      )}
      {isAgain && (
        <PageLink to={again} className={buttonClass({ kind: view === 'unknown' ? 'default' : 'primary' })}>
          {t.again()}
        </PageLink>
      )}
      {(view === 'away' || view === 'waiting') && <Button onClick={onAsk}>{t.askNow()}</Button>}
      {view === 'paid' && (
        <PageLink to={links.premium()} className={buttonClass()}>
          {t.toPremium()}
        </PageLink>
      )}
      <PageLink
        to={links.contact({ purpose: 'support' })}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {t.contact()}
      </PageLink>
    </div>
  )
}
