import type { Implementations } from '../../api/operations/implementation.ts'
import type { Mailer } from '../../api/outbound/mail/mailer.ts'
import type { MarketSource } from '../../api/outbound/market/market-source.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'
import { openBlog } from './blog.ts'
import { openEvents } from './events.ts'
import { openFollow } from './follow.ts'
import { openMail } from './mail.ts'
import { openMarket } from './market.ts'
import { openOfferings } from './offerings.ts'
import { openPages } from './pages.ts'
import { openReports } from './reports.ts'
import { openRss } from './rss.ts'

interface GivenSources {
  /** In place of the one the configuration names. */
  readonly marketSource: MarketSource | undefined
  /** In place of the one the configuration names. */
  readonly mailer: Mailer | undefined
}

/** Every area of the product, and what one takes from another. */
export async function openAreas(
  foundation: Foundation,
  given: GivenSources,
): Promise<{ areas: readonly Area[]; implementations: Implementations }> {
  const offerings = await openOfferings(foundation)
  const market = await openMarket(foundation, { source: given.marketSource })
  const blog = openBlog(foundation)
  const events = openEvents(foundation, { coinOf: market.coinOf })
  const pages = openPages(foundation)
  const follow = openFollow(foundation, { offerings: offerings.news })
  const reports = openReports(foundation)
  const mail = await openMail(foundation, { mailer: given.mailer })
  const rss = openRss(foundation, { offerings: offerings.news, blog: blog.news })
  return {
    areas: [offerings, market, blog, events, pages, follow, reports, mail, rss],
    implementations: {
      ...offerings.operations,
      ...market.operations,
      ...blog.operations,
      ...events.operations,
      ...pages.operations,
      ...follow.operations,
      ...reports.operations,
    },
  }
}
