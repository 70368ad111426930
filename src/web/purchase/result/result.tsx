import { useEffect } from 'react'
import { isInStores } from '../../../domain/kernel/site/app-stores.ts'
import { purchaseAddress } from '../../../words/addresses/purchase-addresses.ts'
import { formDraft } from '../../form/form-draft.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { purchaseDraftKey } from '../purchase-draft.ts'
import type { LoadedReturn } from '../purchase.load.ts'
import { SubscriptionRecord } from '../subscription-record.tsx'
import { resultView, type ResultView } from './result-view.ts'
import { usePolledSubscription, type Subscription } from './use-polled-subscription.ts'

const looks = {
  good: 'bg-ok-wash text-ok-text',
  bad: 'bg-error-wash text-error-text',
  open: 'bg-info-wash text-info-text',
}

function ResultMark({ view }: { view: ResultView }) {
  const isFetching = view === 'loading' || view === 'waiting'
  const look = view === 'paid' ? looks.good : view === 'declined' ? looks.bad : looks.open
  const icon = view === 'paid' ? 'check' : view === 'declined' ? 'close' : 'clock'
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 place-items-center rounded-full text-lg lg:size-12 ${look}`}
    >
      {isFetching ? <i className="spin" /> : <Icon name={icon} />}
    </span>
  )
}

export default function Result({ loaded }: { loaded: LoadedReturn }) {
  const t = useMessages('purchase/state')
  const { outcome, ask, isLong } = usePolledSubscription(loaded)
  const view = resultView(outcome, loaded.back)
  const subscription = outcome.kind === 'known' ? outcome.subscription : undefined
  const { title, text } = useResultWords(view, subscription?.email ?? '')
  useEffect(() => {
    if (view === 'paid') formDraft(purchaseDraftKey).forget()
  }, [view])
  return (
    <div className="wrap py-8 lg:py-12">
      <PageHead title={t.result()} description={t.resultText()} unlisted />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <div className="min-w-0">
          <div
            aria-live="polite"
            data-result={view}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 lg:grid-cols-[3rem_minmax(0,1fr)]"
          >
            <ResultMark view={view} />
            <div>
              <h1 className="font-display text-xl md:text-2xl">{title}</h1>
              <p className="mt-2 max-w-prose noscript:hidden">{text}</p>
              {isLong && view === 'waiting' && <p className="mt-2 max-w-prose">{t.waitingLong()}</p>}
            </div>
          </div>
          <p className="mt-4 hidden max-w-prose noscript:block">{t.withoutScripts()}</p>
          {view === 'paid' && <NextSteps />}
          <ResultActions view={view} subscription={subscription} isLong={isLong} onAsk={() => void ask()} />
        </div>
        {subscription !== undefined && <SubscriptionRecord subscription={subscription} />}
      </div>
    </div>
  )
}

function NextSteps() {
  const t = useMessages('purchase/state')
  const { appStores } = useSite()
  const steps = [
    { title: t.mailStep(), text: t.mailStepText() },
    { title: t.appStep(), text: isInStores(appStores) ? t.appStepText() : t.appStepAwaited() },
    { title: t.manageStep(), text: t.manageStepText() },
  ]
  return (
    <ol className="mt-8 border-t border-ink">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 border-b border-rule py-4 lg:grid-cols-[3rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="text-center font-display text-lg font-head text-ink">
            {index + 1}
          </span>
          <div>
            <h2 className="text-base text-ink">{title}</h2>
            <p className="text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

interface ResultActionsProps {
  readonly view: ResultView
  readonly subscription: Subscription | undefined
  readonly isLong: boolean
  readonly onAsk: () => void
}

function ResultActions({ view, subscription, isLong, onAsk }: ResultActionsProps) {
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
  if (view === 'loading') return null
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

function useResultWords(view: ResultView, email: string): { title: string; text: string } {
  const t = useMessages('purchase/state')
  const words = {
    loading: { title: t.asking(), text: t.askingText() },
    unknown: { title: t.unknown(), text: t.unknownText() },
    away: { title: t.away(), text: t.awayText() },
    paid: { title: t.paid(), text: t.paidText({ email }) },
    waiting: { title: t.waiting(), text: t.waitingText() },
    abandoned: { title: t.abandoned(), text: t.abandonedText() },
    declined: { title: t.declined(), text: t.declinedText() },
    expired: { title: t.expired(), text: t.expiredText() },
    over: { title: t.over(), text: t.overText() },
  }
  return words[view]
}
