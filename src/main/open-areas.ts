import type { Implementations } from '../api/operations/implementation.ts'
import type { Mailer } from '../api/outbound/mail/mailer.ts'
import type { MarketSource } from '../api/outbound/market/market-source.ts'
import { openAppAreas } from './areas/app/open-app-areas.ts'
import type { Area } from './areas/area.ts'
import { openBadges } from './areas/badges.ts'
import { openBlog } from './areas/blog.ts'
import { openCoinview } from './areas/coinview.ts'
import { openContact } from './areas/contact.ts'
import { openEvents } from './areas/events.ts'
import { fileTexts } from './areas/file-texts.ts'
import { openFiles } from './areas/files.ts'
import { openFollow } from './areas/follow.ts'
import { openMail } from './areas/mail.ts'
import { openMailing } from './areas/mailing.ts'
import { openMarket } from './areas/market.ts'
import { openOfferings } from './areas/offerings.ts'
import { openOptions } from './areas/options.ts'
import { openOwner } from './areas/owner.ts'
import { openPages } from './areas/pages.ts'
import { openPurchase } from './areas/purchase.ts'
import { openPush } from './areas/push.ts'
import { openReach } from './areas/reach/open-reach.ts'
import { openReports } from './areas/reports.ts'
import { openSubmissions } from './areas/submissions.ts'
import { openWidgets } from './areas/widgets.ts'
import type { Foundation } from './foundation/foundation.ts'

interface ExternalSources {
  readonly marketSource: MarketSource | undefined
  readonly mailer: Mailer | undefined
}

export async function openAreas(
  foundation: Foundation,
  input: ExternalSources,
): Promise<{ areas: readonly Area[]; implementations: Implementations }> {
  const offerings = await openOfferings(foundation)
  const market = await openMarket(foundation, { source: input.marketSource })
  const blog = openBlog(foundation, {
    largestCoins: market.quotes.largestCoins,
    salesCalled: offerings.calledSo,
  })
  const mailing = openMailing(foundation)
  const events = openEvents(foundation, {
    ...mailing,
    coinOf: market.coinOf,
    coinsOf: market.coinsOf,
    saleOf: offerings.saleOf,
    isSold: offerings.isSold,
  })
  const contact = openContact(foundation, mailing)
  const owner = openOwner(foundation, mailing)
  const submissions = openSubmissions(foundation, mailing)
  const options = openOptions({ coins: market.tokens, sales: offerings.tokens, named: offerings.named })
  const pages = openPages(foundation)
  const badges = openBadges(foundation, { entryOf: offerings.entryOf })
  const widgets = openWidgets(foundation, {
    ...market.quotes,
    entryOf: offerings.entryOf,
    eventsOf: (requested, language) => events.operations.searchEvents(requested, { language }),
  })
  const follow = openFollow(foundation, { ...mailing, offerings: offerings.news })
  const purchase = await openPurchase(foundation, mailing)
  const push = await openPush(foundation, {
    ...offerings.news,
    recentMilestones: offerings.milestones,
    coinOf: market.named,
    priceOf: market.freshPriceOf,
  })
  const reports = openReports(foundation)
  const files = await openFiles(foundation, { texts: fileTexts })
  const mail = await openMail(foundation, { mailer: input.mailer })
  const ofApps = await openAppAreas(foundation, {
    hasFile: files.hasFile,
    entryOf: offerings.entryOf,
  })
  const reached = openReach(foundation, { offerings, market, blog, files })
  const coinview = openCoinview(foundation)
  return {
    areas: [
      offerings,
      badges,
      widgets,
      market,
      blog,
      events,
      contact,
      owner,
      submissions,
      options,
      pages,
      follow,
      purchase,
      push,
      reports,
      files,
      mail,
      ...reached,
      coinview,
      ...ofApps.areas,
    ],
    implementations: {
      ...offerings.operations,
      ...badges.operations,
      ...widgets.operations,
      ...market.operations,
      ...blog.operations,
      ...events.operations,
      ...contact.operations,
      ...owner.operations,
      ...options.operations,
      ...pages.operations,
      ...follow.operations,
      ...purchase.operations,
      ...push.operations,
      ...reports.operations,
      ...ofApps.operations,
    },
  }
}
