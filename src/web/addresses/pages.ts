import { marketViewText } from '../../domain/market/list/market-address.ts'
import { listQueryText } from '../../domain/offerings/list/list-query-text.ts'
import {
  aboutOfferingsPath,
  addEventPath,
  appPath,
  badgePath,
  blogPath,
  coinPath,
  contactPath,
  errorPath,
  eventsPath,
  followedPath,
  galleryPath,
  homePath,
  marketPath,
  offeringPath,
  offlinePath,
  ownerFormPath,
  pagePath,
  postPath,
  preferencesPath,
  premiumPath,
  refusedPath,
  sdkPath,
  searchPath,
  unfollowedPath,
  widgetPath,
} from '../../words/addresses/addresses.ts'
import { airdropPath, invitePath, quizPath } from '../../words/addresses/airdrop-addresses.ts'
import { postPreviewPath } from '../../words/addresses/blog-addresses.ts'
import { dappFormPath, dappPath, dappSuccessPath } from '../../words/addresses/dapp-addresses.ts'
import { eventPath, submittedEventPath } from '../../words/addresses/event-addresses.ts'
import { followPath } from '../../words/addresses/follow-addresses.ts'
import { ownerKeyPath, submittedProjectPath } from '../../words/addresses/owner-addresses.ts'
import {
  failPath,
  manageSubscriptionPath,
  purchasePath,
  successPath,
} from '../../words/addresses/purchase-addresses.ts'
import { notificationsPath } from '../../words/addresses/push-addresses.ts'
import { dappListPath, loginAppPath, loginPath, payPath } from '../../words/addresses/sdk-addresses.ts'
import * as reads from './page-queries.ts'

export interface Page {
  readonly path: string
  /** Route file of the page, relative to `src/web`. */
  readonly component: string
  readonly query: reads.PageQuery
}

export const pages: readonly Page[] = [
  page(homePath, 'home/home.tsx', listQueryText),
  page(searchPath, 'offerings/search.tsx', listQueryText),
  page(aboutOfferingsPath, 'pages/about-offerings.tsx'),
  page(offeringPath(':id'), 'offerings/offering.tsx'),
  page(marketPath, 'market/market.tsx', marketViewText),
  page(coinPath(':id'), 'market/coin.tsx', reads.coinPage),
  page(eventsPath, 'events/calendar.tsx', reads.calendarForm),
  page(`${eventsPath}/symbol/:symbol`, 'events/calendar.tsx', reads.calendarPage),
  page(`${eventsPath}/time/:time`, 'events/calendar.tsx', reads.calendarPage),
  page(`${eventsPath}/tags/:tags`, 'events/calendar.tsx', reads.calendarPage),
  page(`${eventsPath}/symbol/:symbol/time/:time`, 'events/calendar.tsx', reads.calendarPage),
  page(`${eventsPath}/symbol/:symbol/tags/:tags`, 'events/calendar.tsx', reads.calendarPage),
  page(`${eventsPath}/time/:time/tags/:tags`, 'events/calendar.tsx', reads.calendarPage),
  page(`${eventsPath}/symbol/:symbol/time/:time/tags/:tags`, 'events/calendar.tsx', reads.calendarPage),
  page(eventPath(':id'), 'events/event.tsx'),
  page(addEventPath, 'events/add.tsx', reads.eventForm),
  page(submittedEventPath({ token: ':token' }), 'events/submitted.tsx', reads.submissionLink),
  page(blogPath({}), 'blog/blog.tsx', reads.blogList),
  page(blogPath({ tag: ':tag' }), 'blog/blog.tsx', reads.postsOfTag),
  page(postPath({ year: ':year', month: ':month', slug: ':slug' }), 'blog/post.tsx', reads.arrival),
  page(`${blogPath({})}/posts/:slug`, 'blog/post.tsx', reads.arrival),
  page(postPreviewPath(':token'), 'blog/preview.tsx', reads.mailLink),
  page(badgePath, 'badges/badge.tsx', reads.badgeBuilder),
  page(widgetPath, 'widgets/widget.tsx', reads.widgetBuilder),
  page(ownerFormPath, 'offerings/owner-form.tsx'),
  page(submittedProjectPath({ token: ':token' }), 'offerings/project-submitted.tsx', reads.submissionLink),
  page(ownerKeyPath(':key'), 'offerings/owner-form.tsx'),
  page(contactPath, 'contact/contact.tsx', reads.contactLink),
  page(followPath, 'follow/follow.tsx', reads.followLink),
  page(followedPath(':token'), 'follow/followed.tsx', reads.mailLink),
  page(unfollowedPath(':token'), 'follow/unfollowed.tsx', reads.mailLink),
  page(preferencesPath, 'follow/preferences.tsx', reads.preferencesLink),
  page(notificationsPath, 'push/request-permission.tsx', reads.notificationsLink),
  page(airdropPath, 'airdrop/invite.tsx'),
  page(invitePath(':code'), 'airdrop/invite.tsx'),
  page(quizPath(':id'), 'airdrop/quiz.tsx', reads.inviteLink('code')),
  page(appPath, 'coinview/coinview.tsx', reads.inviteLink('invite')),
  page(premiumPath, 'purchase/premium.tsx', reads.billedIn),
  page(purchasePath, 'purchase/purchase.tsx', reads.purchaseLink),
  page(successPath, 'purchase/purchase.tsx', reads.checkoutReturn),
  page(failPath, 'purchase/purchase.tsx', reads.checkoutReturn),
  page(manageSubscriptionPath, 'purchase/subscription.tsx', reads.subscriptionLink),
  page(sdkPath, 'sdk/guide.tsx'),
  page(loginPath, 'sdk/login.tsx', reads.loginLink),
  page(loginAppPath, 'sdk/login-app.tsx'),
  page(payPath, 'sdk/pay.tsx'),
  page(dappListPath, 'dapps/list.tsx'),
  page(dappFormPath(), 'dapps/manager.tsx'),
  page(dappFormPath(':id'), 'dapps/manager.tsx'),
  page(dappSuccessPath, 'dapps/success.tsx', reads.createdDapp),
  // `to` is accepted as any text here, because the page itself checks this target and explains what is wrong with it.
  page(dappPath(':id'), 'dapps/open-dapp.tsx', reads.anyText('to')),
  page(pagePath(':pageId'), 'pages/page.tsx'),
  page(errorPath(':code'), 'errors/error-route.tsx'),
  page(offlinePath, 'errors/offline.tsx'),
  page(refusedPath(':code'), 'errors/refused.tsx'),
  page(galleryPath, 'gallery/gallery.tsx'),
]

/** `link` is any link to the page with parameter names as values: `offeringPath(':id')`. */
function page(link: string, component: string, query: reads.PageQuery = reads.nothing): Page {
  const [path = ''] = link.split('?', 1)
  return { path: decodeURIComponent(path), component, query }
}
