import { formatDate, hoursAhead } from '../../domain/kernel/time/date-format.ts'
import { writeAmount } from '../../domain/purchase/amount.ts'
import type { Bill } from '../../domain/purchase/bill.ts'
import { wordsFor } from '../words/words-for.ts'
import type { SubscriptionRow } from './subscriptions/subscriptions.store.ts'

const hour = 3_600_000

export function planOf({ plan_names: names, language }: SubscriptionRow): string {
  return names[language]
}

/** The day it is for most readers of the language. */
export function dateOf({ paid_until: at, language }: SubscriptionRow): string {
  const moment = (at?.getTime() ?? 0) + hoursAhead[language] * hour
  return formatDate({ at: moment, timeZone: 'UTC', language })
}

export function billLines(row: SubscriptionRow, { price, discount, total, tax, currency }: Bill): string[] {
  const { language } = row
  const t = wordsFor(language, 'purchase-mails')
  const amountOf = (minor: number) => writeAmount({ minor, currency, language })
  return [
    t.planLine({ plan: planOf(row) }),
    ...(discount === 0
      ? []
      : [t.priceLine({ amount: amountOf(price) }), t.discountLine({ amount: amountOf(discount) })]),
    t.totalLine({ amount: amountOf(total) }),
    ...(tax === null ? [] : [t.taxLine({ percent: tax.percent, amount: amountOf(tax.included) })]),
  ]
}

export function renewalLine(row: SubscriptionRow): string {
  const t = wordsFor(row.language, 'purchase-mails')
  const values = { date: dateOf(row), amount: writeAmount({ ...row, minor: row.price }) }
  return row.billing_interval === 'year' ? t.renewsYear(values) : t.renewsMonth(values)
}
