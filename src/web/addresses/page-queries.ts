import { listFieldNames } from '../../domain/offerings/list/list-fields.ts'
import { readListQuery, writeListQuery } from '../../domain/offerings/list/list-query-text.ts'
import {
  billedIn,
  checkoutReturn,
  createdDapp,
  dappTarget,
  inviteLink,
  loginLink,
  purchaseLink,
  subscriptionLink,
} from './app-page-queries.ts'
import { arrival, blogList, postsOfTag } from './blog-page-queries.ts'
import { contactLink } from './contact-page-query.ts'
import { badgeBuilder, widgetBuilder } from './embed-page-queries.ts'
import { followLink, notificationsLink, preferencesLink } from './follow-page-queries.ts'
import { mailLink } from './mail-page-queries.ts'
import { coinPage, marketList } from './market-page-queries.ts'
import type { PageQuery } from './page-query.ts'

const offeringList: PageQuery = {
  names: listFieldNames,
  write: (query) => writeListQuery(readListQuery(query)),
}

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

const nothing: PageQuery = { names: [], write: () => [] }

/** Every path as `routes.ts` writes it, and what its page reads of the query beside what every link carries. */
export const pageQueries: Readonly<Record<string, PageQuery>> = {
  '': offeringList,
  search: offeringList,
  ico: nothing,
  'ico/:id': nothing,
  market: marketList,
  'market/:id': coinPage,
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
  widget: widgetBuilder,
  contact: contactLink,
  follow: followLink,
  followed: mailLink,
  unfollowed: mailLink,
  preferences: preferencesLink,
  '_app/requestPermission': notificationsLink,
  '_app/airdrop': nothing,
  '_app/airdrop/invite/:code': nothing,
  '_app/airdrop/quiz/:id': inviteLink('code'),
  coinview: inviteLink('invite'),
  premium: billedIn,
  'coinview/purchase': purchaseLink,
  'coinview/success': checkoutReturn,
  'coinview/fail': checkoutReturn,
  'coinview/subscription': subscriptionLink,
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
