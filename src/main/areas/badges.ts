import type { FastifyInstance } from 'fastify'
import { implementBadges } from '../../api/badges/badges.operations.ts'
import { badgeRoutes, type BadgeRoutes } from '../../api/badges/badges.routes.ts'
import { openEmbedCache } from '../../api/page-cache/embed-cache.ts'
import { badgeFilesPath } from '../../words/addresses/badge-addresses.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

/** The size of the badge cache: room for about four thousand badges. */
const maxBytes = 16 * 1024 * 1024

/** Badges: pictures of our data for pages of other sites. */
export function openBadges(
  { config, now, report, onPagesChanged }: Foundation,
  { entryOf }: Pick<BadgeRoutes, 'entryOf'>,
) {
  const cache = openEmbedCache({ now: () => now().getTime(), prefix: badgeFilesPath, maxBytes })
  onPagesChanged(cache.drop)
  return {
    name: 'badges',
    operations: implementBadges({ entryOf }),
    routes: (app: FastifyInstance) =>
      badgeRoutes(app, { siteOrigin: config.siteOrigin, entryOf, cache, report, now }),
    readyAnswers: cache.readyAnswers,
  } satisfies Area
}
