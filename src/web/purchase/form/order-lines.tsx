import { useMessages } from '../../i18n/use-messages.ts'
import type { OrderedPlan } from './posted-order.ts'

export function OrderLines({ ordered }: { ordered: OrderedPlan }) {
  const t = useMessages('purchase/page')
  const { name, price, discount, total, tax, interval } = ordered
  const amount = price.text
  return (
    <>
      <dl className="text-sm tabular-nums">
        <Line name={name} text={amount} />
        {discount !== null && <Line name={t.discount()} text={`−${discount.text}`} look="text-ok-text" />}
        <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3 text-ink">
          <dt className="font-head">{t.total()}</dt>
          <dd className="text-2xl leading-tight font-head">{total.text}</dd>
        </div>
        {tax !== null && (
          <div className="flex justify-between gap-4 pt-1 text-xs text-ink-3">
            <dt>{t.tax({ percent: tax.percent })}</dt>
            <dd>{tax.included.text}</dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-xs text-ink-2">
        {interval === 'year' ? t.renewsYear({ amount }) : t.renewsMonth({ amount })}
      </p>
    </>
  )
}

function Line({ name, text, look = 'text-ink' }: { name: string; text: string; look?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-rule py-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className={`font-strong whitespace-nowrap ${look}`}>{text}</dd>
    </div>
  )
}
