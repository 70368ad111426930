import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Database } from '../api/database/database.ts'
import { openEmbeddedDatabase } from '../api/database/embedded-database.ts'
import { migrate } from '../api/database/migrate.ts'
import { openPostgresDatabase } from '../api/database/postgres-database.ts'
import { crawlerRoutes } from '../api/http/crawlers.ts'
import { directTransports } from '../api/http/direct-transport.ts'
import type { Implementations } from '../api/http/implementation.ts'
import { buildServer } from '../api/http/server.ts'
import { pageKeyOf } from '../api/http/signature.ts'
import { logReport, sentryReport } from '../api/outbound/failure-report.ts'
import { fillDemoPages } from '../api/pages/pages.demo.ts'
import { implementPages } from '../api/pages/pages.operations.ts'
import { implementReports } from '../api/reports/reports.operations.ts'
import { createClient } from '../contract/client.ts'
import { operations } from '../contract/operations.ts'
import { siteConfig } from '../domain/kernel/site-config.ts'
import type { Config } from './config.ts'
import { keptSecret } from './secret.ts'
import { serviceWorkerRoute } from './service-worker.ts'
import { webPages, type WebOptions } from './web-pages.ts'

const root = resolve(import.meta.dirname, '../..')

export interface SiteOptions {
  readonly config: Config
  readonly logger: Logger
  readonly now: () => Date
  /** In place of the one the configuration names. */
  readonly database?: Database
  /** Without it the site answers its API and files only. */
  readonly web?: Pick<WebOptions, 'build' | 'mode' | 'assetOf'> & { readonly clientDirectory?: string }
}

export interface Site {
  readonly app: FastifyInstance
  close(): Promise<void>
}

/** Puts the house together: database, operations, HTTP, pages. */
export async function openSite({ config, logger, now, web, ...given }: SiteOptions): Promise<Site> {
  const { siteOrigin, dataDir } = config
  const database = given.database ?? (await openDatabase({ config, logger }))
  const ran = await migrate({ database, directory: join(root, 'db/migrations') })
  if (ran.length > 0) logger.info({ migrations: ran }, 'migrated')
  if (config.demo) await fillDemoPages({ database, directory: join(root, 'db/demo/pages'), now: now() })

  const filesDirectory = resolve(dataDir, 'files')
  await mkdir(filesDirectory, { recursive: true })
  const secret = config.secret ?? (await keptSecret(dataDir))
  const report =
    config.sentryDsn === null ? logReport(logger) : await sentryReport({ dsn: config.sentryDsn, logger })
  const redis = config.redisUrl === null ? undefined : openRedis(config.redisUrl, logger)
  const implementations: Implementations = {
    ...implementPages({ database }),
    ...implementReports({ report }),
  }

  const app = await buildServer({
    siteName: siteConfig.name,
    siteOrigin,
    secret,
    trustProxy: config.trustProxy,
    operations,
    implementations,
    checkReady: async () => void (await database.query('select 1 from schema_migrations limit 1')),
    clientDirectory: web?.clientDirectory,
    filesDirectory,
    redis,
    report,
    logger,
    now: () => now().getTime(),
  })
  crawlerRoutes(app, { siteOrigin })
  if (web?.clientDirectory !== undefined) await serviceWorkerRoute(app, web.clientDirectory)
  if (web !== undefined) {
    const transportFor = directTransports({ operations, implementations })
    webPages(app, {
      ...web,
      siteOrigin,
      signatureKey: pageKeyOf(secret),
      clientFor: (language) => createClient(operations, transportFor({ language })),
      onError: (error) => report.error(error, { where: 'page' }),
    })
  }
  return {
    app,
    async close() {
      await app.close()
      redis?.disconnect()
      await report.close()
      await database.close()
    },
  }
}

async function openDatabase({ config, logger }: { config: Config; logger: Logger }) {
  if (config.databaseUrl === null) return openEmbeddedDatabase(join(config.dataDir, 'database'))
  return openPostgresDatabase({
    url: config.databaseUrl,
    onIdleError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  })
}

function openRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
  redis.on('error', (error: Error) => logger.warn({ err: error }, 'redis does not answer'))
  return redis
}
