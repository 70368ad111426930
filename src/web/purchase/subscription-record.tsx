import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useDay } from './use-day.ts'

type Subscription = Reply<Operations['getOwnSubscription']>

export function SubscriptionRecord({ subscription }: { subscription: Subscription }) {
  const t = useMessages('purchase/state')
  const day = useDay()
  const { plan, price, discount, coupon, total, tax, email, state, renews } = subscription
  const amount = price.text
  const words = {
    waiting: t.stateWaiting(),
    active: t.stateActive(),
    cancelling: t.stateCancelling(),
    overdue: t.stateOverdue(),
    ended: t.stateEnded(),
    refunded: t.stateRefunded(),
    declined: t.stateDeclined(),
    expired: t.stateExpired(),
  }
  const end = subscription.period_end
  const isOpen = state === 'active' || state === 'cancelling' || state === 'overdue'
  const isUnpaid = state === 'declined' || state === 'expired'
  const facts = [
    [t.state(), words[state]],
    [t.plan(), plan.name],
    [t.price(), plan.interval === 'year' ? t.perYear({ amount }) : t.perMonth({ amount })],
    ...(discount === null || isUnpaid ? [] : [[t.discount({ code: coupon ?? '' }), `−${discount.text}`]]),
    ...(isUnpaid ? [] : [[t.total(), total.text]]),
    ...(tax === null || isUnpaid ? [] : [[t.tax({ percent: tax.percent }), tax.included.text]]),
    ...(end === null || !isOpen ? [] : [[renews ? t.renewsOn() : t.usableUntil(), day(end)]]),
    [t.email(), email],
    [t.number(), subscription.number],
  ] as const
  return (
    <section aria-labelledby="record">
      <h2 id="record" className="border-b border-ink pb-1.5 text-sm">
        {t.record()}
      </h2>
      <dl className="text-sm tabular-nums">
        {facts.map(([name, text]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-2">
            <dt className="text-ink-3">{name}</dt>
            <dd className="min-w-0 text-end wrap-anywhere text-ink">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
