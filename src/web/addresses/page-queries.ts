import { readInviteCode } from '../../domain/airdrop/invitation.ts'
import { readBadgeView, writeBadgeView } from '../../domain/badges/badge-view.ts'
import { readPageNumber } from '../../domain/blog/post.ts'
import { readPurpose } from '../../domain/contact/contact-purpose.ts'
import { isDappId } from '../../domain/dapps/dapp-id.ts'
import { readCurrency } from '../../domain/kernel/money/currency.ts'
import { defaultLanguage, isLanguage } from '../../domain/kernel/site/language.ts'
import { isCoinId } from '../../domain/kernel/text/coin-id.ts'
import { cleanSearchText, cutSearchText } from '../../domain/kernel/text/search-text.ts'
import { readDay } from '../../domain/kernel/time/calendar-day.ts'
import { readChartView, writeChartView } from '../../domain/market/chart/chart-view.ts'
import { readAmount } from '../../domain/market/quotes/converter.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { isBillingCurrency } from '../../domain/purchase/amount.ts'
import { readCouponCode } from '../../domain/purchase/coupon.ts'
import { isPlanId } from '../../domain/purchase/plan.ts'
import { isSubscriptionId } from '../../domain/purchase/subscription-id.ts'
import { settledWidgetQuery, widgetViewNames } from '../../domain/widgets/widget-view.ts'
import { readLoginBack } from '../../words/addresses/dapp-addresses.ts'
import { listView } from '../../words/addresses/event-addresses.ts'
import { preferencesOutcomes } from '../../words/addresses/follow-addresses.ts'
import { subscriptionOutcomes } from '../../words/addresses/purchase-addresses.ts'

type Pair = readonly [string, string]

/**
 * The parameters of a page other than the carried ones. `read` parses them and ignores unreadable ones; `write` returns
 * the shortest query with the same meaning.
 */
export interface PageQuery<Value = unknown> {
  readonly names: readonly string[]
  read(query: URLSearchParams): Value
  write(value: Value): Iterable<Pair>
}

function pairs(
  names: readonly string[],
  read: (query: URLSearchParams) => readonly Pair[],
): PageQuery<readonly Pair[]> {
  return { names, read, write: (value) => value }
}

function pairIf(name: string, query: URLSearchParams, accepts: (text: string) => boolean): readonly Pair[] {
  const text = query.get(name)
  return text !== null && accepts(text) ? [[name, text]] : []
}

function pairOf(name: string, value: string | undefined): readonly Pair[] {
  return value === undefined ? [] : [[name, value]]
}

export const nothing = pairs([], () => [])

/** Accepts any text: the page validates these parameters itself. */
export const anyText = (...names: readonly string[]) =>
  pairs(names, (query) => names.flatMap((name) => pairIf(name, query, () => true)))

export const mailLink = anyText('token')

/** The page of a submission: the token of a mail, or the receipt in the tab that has sent it; `edit=1` opens the form. */
export const submissionLink = pairs(['token', 'receipt', 'edit'], (query) => [
  ...mailLink.read(query),
  ...pairIf('receipt', query, (receipt) => /^[EP][1-9]\d{0,17}$/.test(receipt)),
  ...pairIf('edit', query, (edit) => edit === '1'),
])

const mailedForm = (outcomes: readonly string[]) =>
  pairs(['token', 'done'], (query) => [
    ...mailLink.read(query),
    ...pairIf('done', query, (done) => outcomes.includes(done)),
  ])
export const preferencesLink = mailedForm(preferencesOutcomes)
export const subscriptionLink = mailedForm(subscriptionOutcomes)

export const calendarPage = pairs(['view'], (query) => pairIf('view', query, (view) => view === listView))

/** The parameters of the filter form, which `calendar.load.ts` turns into a path. `add` is a name that the reader has typed. */
export const calendarForm = pairs(['symbol', 'add', 'time', 'from', 'to', 'tags', 'view'], (query) => [
  ...anyText('symbol', 'add', 'time', 'from', 'to', 'tags').read(query),
  ...calendarPage.read(query),
])

export const eventForm = pairs(['day'], (query) => pairIf('day', query, (day) => readDay(day) !== undefined))

/** The offering to follow, or none for the whole site; `sent=1` after the form was submitted. */
export const followLink = pairs(['sent', 'item'], (query) => [
  ...pairIf('sent', query, (sent) => sent === '1'),
  ...pairIf('item', query, isOfferingId),
])

export const notificationsLink = pairs(['ico', 'coin'], (query) =>
  [...pairIf('ico', query, isOfferingId), ...pairIf('coin', query, isCoinId)].slice(0, 1),
)

/** Purpose of a message and its offering; both are dropped once the message is sent. */
export const contactLink = pairs(['sent', 'purpose', 'item'], (query) => {
  const sent = pairIf('sent', query, (text) => text === '1')
  const rest = [
    ...pairOf('purpose', readPurpose(query.get('purpose') ?? '')),
    ...pairIf('item', query, isOfferingId),
  ]
  return sent.length > 0 ? sent : rest
})

export const coinPage = pairs(['range', 'chart', 'scale', 'currency', 'amount'], (query) => [
  ...Object.entries(writeChartView(readChartView(query))),
  ...pairOf('currency', readCurrency(query.get('currency'))),
  ...pairIf('amount', query, (amount) => readAmount(amount) !== undefined),
])

/** Query of pages to which readers of other languages are redirected: their language. */
export const arrival = pairs(['from'], (query) =>
  pairIf('from', query, (from) => isLanguage(from) && from !== defaultLanguage),
)
export const postsOfTag = pairs(['page', 'from'], (query) => {
  const page = readPageNumber(query.get('page'))
  return [...pairOf('page', page === 1 ? undefined : String(page)), ...arrival.read(query)]
})
export const blogList = pairs(['q', ...postsOfTag.names], (query) => {
  const q = cutSearchText(cleanSearchText(query.get('q') ?? ''))
  return [...pairOf('q', q === '' ? undefined : q), ...postsOfTag.read(query)]
})

/** The query of the badge builder always names the language of the badge, because the language of the page is unknown here. */
export const badgeBuilder = pairs(
  ['item', 'q', 'kind', 'size', 'scheme', 'lang', 'code', 'missing'],
  (query) => {
    const requested = readBadgeView(query, defaultLanguage)
    const view = { ...requested, item: isOfferingId(requested.item) ? requested.item : '' }
    const { lang: _replaced, ...written } = writeBadgeView(view, defaultLanguage)
    return [...Object.entries(written), ...pairIf('lang', query, isLanguage)]
  },
)
export const widgetBuilder = pairs(widgetViewNames, (query) => Object.entries(settledWidgetQuery(query)))

export const billedIn = pairs(['currency'], (query) => pairIf('currency', query, isBillingCurrency))
export const purchaseLink = pairs(['plan', 'coupon', 'currency'], (query) => [
  ...pairIf('plan', query, isPlanId),
  ...pairOf('coupon', readCouponCode(query.get('coupon'))),
  ...billedIn.read(query),
])
export const checkoutReturn = pairs(['subscription'], (query) =>
  pairIf('subscription', query, isSubscriptionId),
)

export const createdDapp = pairs(['dapp'], (query) => pairIf('dapp', query, isDappId))
export const loginLink = pairs(['to'], (query) => pairOf('to', readLoginBack(query.get('to'))))

export const inviteLink = (name: string) =>
  pairs([name], (query) => pairOf(name, readInviteCode(query.get(name))))
