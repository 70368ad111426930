import { readBadgeView, writeBadgeView } from '../domain/badges/badge-view.ts'
import { readPageNumber } from '../domain/blog/post.ts'
import { readPurpose } from '../domain/contact/contact-purpose.ts'
import { defaultLanguage, isLanguage } from '../domain/kernel/site/language.ts'
import { readCurrency } from '../domain/kernel/money/currency.ts'
import { readChartView, writeChartView } from '../domain/market/chart/chart-view.ts'
import { readMarketView, writeMarketView } from '../domain/market/list/market-address.ts'
import { isCoinId } from '../domain/market/quotes/coin.ts'
import { readAmount } from '../domain/market/quotes/converter.ts'
import { isOfferingId } from '../domain/offerings/fields/offering-id.ts'
import { cleanSearchText, cutSearchText } from '../domain/offerings/list/search-text.ts'
import { settledWidgetQuery, widgetViewNames } from '../domain/widgets/widget-view.ts'
import { listFieldNames } from '../domain/offerings/list/list-fields.ts'
import { readListQuery, writeListQuery } from '../domain/offerings/list/list-query-text.ts'
import {
  billedIn,
  checkoutReturn,
  createdDapp,
  dappTarget,
  inviteLink,
  loginLink,
  purchaseLink,
  subscriptionOutcomes,
} from './app-page-queries.ts'
import { asWritten, type PageQuery } from './page-query.ts'

const offeringList: PageQuery = {
  names: listFieldNames,
  write: (query) => writeListQuery(readListQuery(query)),
}
/** The language of who was led here from another host. */
const arrival: PageQuery = {
  names: ['from'],
  write(query) {
    const from = query.get('from')
    return isLanguage(from) && from !== defaultLanguage ? [['from', from]] : []
  },
}
const postsOfTag: PageQuery = {
  names: ['page', 'from'],
  write(query) {
    const page = readPageNumber(query.get('page'))
    return [...(page === 1 ? [] : [['page', String(page)] as const]), ...arrival.write(query)]
  },
}
const blogList: PageQuery = {
  names: ['q', ...postsOfTag.names],
  write(query) {
    const q = cutSearchText(cleanSearchText(query.get('q') ?? ''))
    return [...(q === '' ? [] : [['q', q] as const]), ...postsOfTag.write(query)]
  },
}
const mailLink = asWritten('token')

/** What a plain form of the preferences may have come to. */
export const outcomes = ['saved', 'erased', 'noTrigger', 'unconfirmed', 'unclear'] as const

/** What the forms of the calendar send; the page leads to the path that says the same. */
const calendarForm: PageQuery = {
  names: ['symbol', 'time', 'from', 'to', 'tags'],
  write(query) {
    return calendarForm.names.flatMap((name) => {
      const text = query.get(name)
      return text === null ? [] : [[name, text] as const]
    })
  },
}

/** What a link says a message is about; once it was sent, nothing of that matters any more. */
const contactLink: PageQuery = {
  names: ['sent', 'purpose', 'item'],
  write(query) {
    const [sent, purpose, item = ''] = contactLink.names.map((name) => query.get(name) ?? '')
    if (sent === '1') return [['sent', '1']]
    const known = readPurpose(purpose)
    return [
      ...(known === undefined ? [] : [['purpose', known] as const]),
      ...(isOfferingId(item) ? [['item', item] as const] : []),
    ]
  },
}

/** Which offering, or none for the site; and whether it was asked for a moment ago. */
const followLink: PageQuery = {
  names: ['sent', 'item'],
  write(query) {
    const [sent, item = ''] = followLink.names.map((name) => query.get(name) ?? '')
    return [
      ...(sent === '1' ? [['sent', '1'] as const] : []),
      ...(isOfferingId(item) ? [['item', item] as const] : []),
    ]
  },
}

/** The sale or the coin that a link has at hand. */
const notificationsLink: PageQuery = {
  names: ['ico', 'coin'],
  write(query) {
    const [ico = '', coin = ''] = notificationsLink.names.map((name) => query.get(name) ?? '')
    if (isOfferingId(ico)) return [['ico', ico]]
    return isCoinId(coin) ? [['coin', coin]] : []
  },
}

/** The language of the page is not known here: that of the badge is written as it was asked for. */
const badgeBuilder: PageQuery = {
  names: ['item', 'q', 'kind', 'size', 'scheme', 'lang', 'code', 'missing'],
  write(query) {
    const asked = readBadgeView(query, defaultLanguage)
    const view = { ...asked, item: isOfferingId(asked.item) ? asked.item : '' }
    const { lang: _asWritten, ...written } = writeBadgeView(view, defaultLanguage)
    const lang = query.get('lang')
    return Object.entries({ ...written, ...(isLanguage(lang) ? { lang } : {}) })
  },
}

const nothing: PageQuery = { names: [], write: () => [] }

/** Every path as `routes.ts` writes it, and what its page reads of the query beside what every link carries. */
export const pageQueries: Readonly<Record<string, PageQuery>> = {
  '': offeringList,
  search: offeringList,
  ico: nothing,
  'ico/:id': nothing,
  market: {
    names: ['q', 'page', 'sort', 'order', 'size', 'ids', 'currency'],
    write: (query) => writeMarketView(readMarketView(query)),
  },
  'market/:id': {
    names: ['range', 'chart', 'scale', 'currency', 'amount'],
    write(query) {
      const currency = readCurrency(query.get('currency'))
      const amount = query.get('amount') ?? ''
      return [
        ...Object.entries(writeChartView(readChartView(query))),
        ...(currency === undefined ? [] : [['currency', currency] as const]),
        ...(readAmount(amount) === undefined ? [] : [['amount', amount] as const]),
      ]
    },
  },
  events: calendarForm,
  'events/symbol/:symbol': nothing,
  'events/time/:time': nothing,
  'events/tags/:tags': nothing,
  'events/symbol/:symbol/time/:time': nothing,
  'events/symbol/:symbol/tags/:tags': nothing,
  'events/time/:time/tags/:tags': nothing,
  'events/symbol/:symbol/time/:time/tags/:tags': nothing,
  'events/item/:id': nothing,
  'events/add': nothing,
  'events/submitted': mailLink,
  blog: blogList,
  'blog/tags/:tag': postsOfTag,
  'blog/posts/:year/:month/:slug': arrival,
  'blog/posts/:slug': arrival,
  'blog/preview': mailLink,
  badge: badgeBuilder,
  'ico-form': nothing,
  // Before the one with a key, which it would be otherwise.
  'ico-form/submitted': mailLink,
  'ico-form/:key': nothing,
  widget: {
    names: widgetViewNames,
    write: (query) => Object.entries(settledWidgetQuery(query)),
  },
  contact: contactLink,
  follow: followLink,
  followed: mailLink,
  unfollowed: mailLink,
  preferences: {
    names: ['token', 'done'],
    write(query) {
      const done = outcomes.find((known) => known === query.get('done'))
      return [...mailLink.write(query), ...(done === undefined ? [] : [['done', done] as const])]
    },
  },
  '_app/requestPermission': notificationsLink,
  '_app/airdrop': nothing,
  '_app/airdrop/invite/:code': nothing,
  '_app/airdrop/quiz/:id': inviteLink('code'),
  coinview: inviteLink('invite'),
  premium: billedIn,
  'coinview/purchase': purchaseLink,
  'coinview/success': checkoutReturn,
  'coinview/fail': checkoutReturn,
  'coinview/subscription': {
    names: ['token', 'done'],
    write(query) {
      const done = subscriptionOutcomes.find((known) => known === query.get('done'))
      return [...mailLink.write(query), ...(done === undefined ? [] : [['done', done] as const])]
    },
  },
  'coinview-sdk': nothing,
  'coinview-sdk/list': nothing,
  'coinview-sdk/manager': nothing,
  'coinview-sdk/manager/:id': nothing,
  'coinview-sdk/success': createdDapp,
  'dapp/:id': dappTarget,
  'coinview-sdk/login': loginLink,
  'coinview-sdk/login/app': nothing,
  'coinview-sdk/pay': nothing,
  'page/:pageId': nothing,
  'error/:code': nothing,
  offline: nothing,
  'refused/:code': nothing,
  gallery: nothing,
}
