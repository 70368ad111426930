import type { FastifyInstance } from 'fastify'
import { sitemapFiles } from '../../../api/sitemap/sitemap-files.ts'
import { sitemapRoutes } from '../../../api/sitemap/sitemap.routes.ts'
import { perLanguage } from '../../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import type { QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Area } from '../area.ts'
import { sitemapSources } from './sitemap-sources.ts'

export function openSitemap(
  { config: { siteOrigin }, database, now }: Foundation,
  { coins }: { readonly coins: () => readonly QuotedCoin[] },
) {
  const files = sitemapFiles({
    sources: sitemapSources({ database, coins, now }),
    origins: perLanguage((language) => languageOrigin({ siteOrigin, language })),
    now: () => now().getTime(),
  })
  return {
    name: 'sitemap',
    operations: {},
    routes: (app: FastifyInstance) => sitemapRoutes(app, { files }),
  } satisfies Area
}
