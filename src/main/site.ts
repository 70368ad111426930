import { setTimeout as pause } from 'node:timers/promises'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type { Database } from '../api/database/database.ts'
import { migrate } from '../api/database/migrate.ts'
import { implementBlog } from '../api/blog/blog.operations.ts'
import { implementEvents } from '../api/events/events.operations.ts'
import { watchContent } from '../api/changes/content-watch.ts'
import { crawlerRoutes } from '../api/server/crawlers.ts'
import { directTransports } from '../api/operations/direct-transport.ts'
import type { Implementations } from '../api/operations/implementation.ts'
import { buildServer } from '../api/server/server.ts'
import { keepPages } from '../api/page-cache/page-cache.ts'
import { shareThroughRedis } from '../api/page-cache/shared-pages.ts'
import { pageKeyOf } from '../api/http/signature.ts'
import type { MarketSource } from '../api/outbound/market/market-source.ts'
import type { Mailer } from '../api/outbound/mail/mailer.ts'
import { logReport, sentryReport } from '../api/outbound/failure-report.ts'
import { openCatalogue } from '../api/offerings/offerings.catalogue.ts'
import { implementOfferings } from '../api/offerings/offerings.operations.ts'
import { offeringsWork } from '../api/offerings/offerings.jobs.ts'
import { implementPages } from '../api/pages/pages.operations.ts'
import { implementReports } from '../api/reports/reports.operations.ts'
import { createClient } from '../contract/calls/client.ts'
import { operations } from '../contract/operations/operations.ts'
import { siteConfig } from '../domain/kernel/site/site-config.ts'
import type { Config } from './settings/config.ts'
import { openFeed } from './areas/rss.ts'
import { openFollow } from './areas/follow.ts'
import { openMarket } from './areas/market.ts'
import { fillDemoContent } from './demo-content.ts'
import { openDatabase } from './connections/open-database.ts'
import { openMailer } from './connections/open-mailer.ts'
import { keptSecret } from './settings/secret.ts'
import { webPages, type WebOptions } from './pages/web-pages.ts'

/** A Redis that takes longer than this is treated as one that is away. */
const loadMilliseconds = 1_000
const redisMilliseconds = 1_000

const root = resolve(import.meta.dirname, '../..')

export interface SiteOptions {
  readonly config: Config
  readonly logger: Logger
  readonly now: () => Date
  /** In place of the one the configuration names. */
  readonly database?: Database
  /** In place of the one the configuration names. */
  readonly marketSource?: MarketSource
  /** In place of the one the configuration names. */
  readonly mailer?: Mailer
  /** Without it the site answers its API and files only. */
  readonly web?: Pick<WebOptions, 'build' | 'mode' | 'assetOf'> & {
    readonly clientDirectory?: string
    /** False: every page is rendered anew, as development and measurements want it. */
    readonly keepsPages: boolean
  }
}

export interface Site {
  readonly app: FastifyInstance
  close(): Promise<void>
}

/** Puts the house together: database, operations, HTTP, pages. */
export async function openSite({ config, logger, now, web, ...given }: SiteOptions): Promise<Site> {
  const { siteOrigin, dataDir } = config
  const database =
    given.database ??
    (await openDatabase({
      config,
      onIdleError: (error) => logger.warn({ err: error }, 'a database connection broke'),
    }))
  const ran = await migrate({ database, directory: join(root, 'db/migrations') })
  if (ran.length > 0) logger.info({ migrations: ran }, 'migrated')
  if (config.demo) await fillDemoContent({ database, now: now() })

  const filesDirectory = resolve(dataDir, 'files')
  await mkdir(filesDirectory, { recursive: true })
  const secret = config.secret ?? (await keptSecret(dataDir))
  const report =
    config.sentryDsn === null ? logReport(logger) : await sentryReport({ dsn: config.sentryDsn, logger })
  const redis = config.redisUrl === null ? undefined : await openRedis(config.redisUrl, logger)
  const catalogue = openCatalogue({ database })
  const loading = catalogue
    .refresh()
    .catch((error: unknown) => logger.warn({ err: error }, 'offerings could not be loaded; trying again'))
  // A small catalogue is there in a moment. For a large one only those wait who search.
  await Promise.race([loading, pause(loadMilliseconds, undefined, { ref: false })])
  const content = await watchContent({ database, logger })
  const registry = new Registry()
  const market = await openMarket({
    config,
    database,
    logger,
    now,
    registry,
    source: given.marketSource,
  })
  const follow = openFollow({
    database,
    siteOrigin,
    secret,
    mailer: given.mailer ?? openMailer({ config, now }),
    logger,
    now,
  })
  const implementations: Implementations = {
    ...follow.implementations,
    ...market.implementations,
    ...implementBlog({ database, now, content }),
    ...implementEvents({ database, coinOf: market.coinOf }),
    ...implementOfferings({ database, catalogue, secret, now, content }),
    ...implementPages({ database }),
    ...implementReports({ report }),
  }

  const pages = web?.keepsPages === true ? keepPages({ logger, now: () => now().getTime() }) : undefined
  const shared =
    redis === undefined || pages === undefined
      ? undefined
      : shareThroughRedis({ redis, onDropped: pages.drop })
  if (shared !== undefined) pages?.share(shared)

  content.onChange((kinds) => pages?.changed(kinds))

  const app = await buildServer({
    siteName: siteConfig.name,
    siteOrigin,
    secret,
    trustProxy: config.trustProxy,
    operations,
    implementations,
    async checkReady() {
      await database.query('select 1 from schema_migrations limit 1')
      return catalogue.isLoaded()
    },
    clientDirectory: web?.clientDirectory,
    filesDirectory,
    redis,
    fastPath: pages?.fastPath,
    registry,
    report,
    logger,
    now: () => now().getTime(),
  })
  crawlerRoutes(app, { siteOrigin })
  openFeed(app, { database, siteOrigin })
  if (web !== undefined) {
    const transportFor = directTransports({ operations, implementations })
    webPages(app, {
      ...web,
      siteOrigin,
      signatureKey: pageKeyOf(secret),
      pages,
      keepsPages: pages !== undefined,
      clientFor: (caller) => createClient(operations, transportFor(caller)),
      onError: (error) => report.error(error, { where: 'page' }),
    })
  }
  const stopMarket = market.start(app, { onChange: (tags) => pages?.changed(tags) })
  const stopFollow = follow.start(app)
  const stopWork = offeringsWork({
    database,
    catalogue,
    logger,
    now,
    onChange: (tags) => pages?.changed(tags),
  })
  return {
    app,
    async close() {
      await app.close()
      await Promise.all([stopWork(), stopMarket(), stopFollow(), content.stop()])
      shared?.close()
      redis?.disconnect()
      await report.close()
      await database.close()
    },
  }
}

/** Waits for the first connection, so that limits are shared from the first request on; without Redis it goes on. */
async function openRedis(url: string, logger: Logger): Promise<Redis> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
    connectTimeout: redisMilliseconds,
    commandTimeout: redisMilliseconds,
  })
  redis.on('error', (error: Error) => logger.warn({ err: error }, 'redis does not answer'))
  await redis.connect().catch((error: unknown) => logger.warn({ err: error }, 'redis does not answer'))
  return redis
}
