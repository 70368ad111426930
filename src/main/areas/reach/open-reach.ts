import type { Foundation } from '../../foundation/foundation.ts'
import type { Area } from '../area.ts'
import type { openBlog } from '../blog.ts'
import type { openFiles } from '../files.ts'
import type { openMarket } from '../market.ts'
import type { openOfferings } from '../offerings.ts'
import { openCards } from './cards.ts'
import { openRss } from './rss.ts'
import { openSitemap } from './sitemap.ts'

interface ReachDeps {
  readonly offerings: Pick<Awaited<ReturnType<typeof openOfferings>>, 'news' | 'entryOf'>
  readonly market: Pick<Awaited<ReturnType<typeof openMarket>>, 'listed' | 'quotes'>
  readonly blog: Pick<ReturnType<typeof openBlog>, 'news'>
  readonly files: Pick<Awaited<ReturnType<typeof openFiles>>, 'find'>
}

export function openReach(
  foundation: Foundation,
  { offerings, market, blog, files }: ReachDeps,
): readonly Area[] {
  const rss = openRss(foundation, { offerings: offerings.news, blog: blog.news })
  const sitemap = openSitemap(foundation, { coins: market.listed })
  const cards = openCards(foundation, {
    ...market.quotes,
    entryOf: offerings.entryOf,
    findFile: files.find,
  })
  return [rss, sitemap, cards]
}
