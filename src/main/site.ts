import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../api/database/database.ts'
import { createDrain } from '../api/http/drain.ts'
import { pageKeyOf } from '../api/http/signature.ts'
import { directTransports } from '../api/operations/direct-transport.ts'
import type { Mailer } from '../api/outbound/mail/mailer.ts'
import type { MarketSource } from '../api/outbound/market/market-source.ts'
import { combineFastPaths } from '../api/page-cache/fast-paths.ts'
import { crawlerRoutes } from '../api/server/crawlers.ts'
import { buildServer } from '../api/server/server.ts'
import { webManifestRoutes } from '../api/server/web-manifest.ts'
import { formTickets } from '../api/submissions/form-tickets.ts'
import { createClient } from '../contract/calls/client.ts'
import { operations } from '../contract/operations/operations.ts'
import { siteConfig } from '../domain/kernel/site/site-config.ts'
import { layFoundation } from './foundation/foundation.ts'
import { goingLiveMetrics } from './going-live/going-live.metrics.ts'
import { openAreas } from './open-areas.ts'
import { openSiteCommands } from './operator/channel/site-commands.ts'
import { webPages, type WebOptions } from './pages/web-pages.ts'
import type { Config } from './settings/config.ts'

export interface SiteOptions {
  readonly config: Config
  readonly logger: Logger
  readonly now: () => Date
  /** For tests: replaces the database that the configuration names. */
  readonly database?: Database
  /** For tests: replaces the market source that the configuration names. */
  readonly marketSource?: MarketSource
  /** For tests: replaces the mailer that the configuration names. */
  readonly mailer?: Mailer
  /** Whether commands of the operator run in this process while it is up. */
  readonly takesCommands?: boolean
  /** Milliseconds without an answer after which Redis counts as away. */
  readonly redisPatience?: number
  /** The built pages; without them the site answers its API and files only. */
  readonly web?: Pick<WebOptions, 'build' | 'mode' | 'assetsOf'> & {
    readonly clientDirectory?: string
    readonly stamp?: string
    /** False in development and measurements, where every request renders its page. */
    readonly cachesPages: boolean
  }
}

export interface Site {
  readonly app: FastifyInstance
  /** Makes `/readyz` answer 503, so that the proxy sends no new requests. Requests are still answered. */
  readonly drain: () => void
  close(): Promise<void>
}

/** Opens all parts of the site in order: the foundation, the areas, HTTP, pages, jobs. */
export async function openSite({ config, logger, now, web, ...input }: SiteOptions): Promise<Site> {
  const cachesPages = web?.cachesPages === true
  const foundation = await layFoundation({
    config,
    logger,
    now,
    cachesPages,
    build: web?.stamp ?? '',
    database: input.database,
    redisPatience: input.redisPatience,
  })
  const { areas, implementations } = await openAreas(foundation, {
    marketSource: input.marketSource,
    mailer: input.mailer,
  })
  goingLiveMetrics(foundation)
  const { secret, database, content, freshness, jobs, pages, report } = foundation
  const { siteOrigin, trustProxy } = config
  // This listener is registered after those of the areas, so that their caches drop changed content before a page is rendered
  // from it again.
  content.onChange(foundation.pagesChanged)

  const drain = createDrain()
  const app = await buildServer({
    ...foundation,
    drain,
    siteName: siteConfig.name,
    siteOrigin,
    trustProxy,
    operations,
    implementations,
    async checkReady() {
      // Checked before the query, because a database that does not answer would keep the caller waiting.
      if (!freshness.isFresh()) return false
      await database.query('select 1 from schema_migrations limit 1')
      return areas.every(({ isReady }) => isReady?.() !== false)
    },
    clientDirectory: web?.clientDirectory,
    fastPath: combineFastPaths([
      ...(pages === undefined ? [] : [pages.fastPath]),
      ...areas.flatMap(({ readyAnswers }) => readyAnswers ?? []),
    ]),
    now: () => now().getTime(),
  })
  crawlerRoutes(app, { siteOrigin })
  webManifestRoutes(app)
  for (const { routes } of areas) routes?.(app)
  if (web !== undefined) {
    const transportFor = directTransports({ operations, implementations })
    webPages(app, {
      ...web,
      siteOrigin,
      signatureKey: pageKeyOf(secret),
      appStores: config.appStores,
      sellers: config.sellers,
      pages,
      now,
      tickets: formTickets({ secret, now: () => now().getTime() }),
      clientFor: (caller) => createClient(operations, transportFor(caller)),
      onError: (error) => report.error(error, { where: 'page' }),
    })
  }

  jobs.start({ area: 'content', jobs: [content.job] })
  for (const { name, jobs: own = [], onJobFailure } of areas)
    jobs.start({ area: name, jobs: own, onFailure: onJobFailure })
  const commands =
    input.takesCommands === true ? await openSiteCommands({ config, database, logger }) : undefined
  return {
    app,
    drain: drain.begin,
    async close() {
      const began = performance.now()
      await app.close()
      const work = Promise.all([jobs.stop(), commands?.close(), ...areas.map((area) => area.close?.())])
      await stopInTime({ what: 'jobs', until: began + 4_500, work, logger })
      await stopInTime({ what: 'database', until: began + 6_000, work: foundation.close(), logger })
    },
  }
}

interface Part {
  readonly what: string
  readonly until: number
  readonly work: Promise<unknown>
  readonly logger: Logger
}

/**
 * Ends the wait for a part of the site that does not stop in time, such as a database that does not answer. Acknowledged writes
 * are stored already, and waiting longer would end in a kill that interrupts more. The exit code stays 0.
 */
async function stopInTime({ what, until, work, logger }: Part): Promise<void> {
  const done = new AbortController()
  const late = wait(until - performance.now(), true, { signal: done.signal }).catch(() => false)
  const gaveUp = await Promise.race([late, work.then(() => false)]).finally(() => done.abort())
  if (gaveUp)
    logger.warn({ what }, 'a part of the site did not stop in time; the process exits without waiting for it')
}
