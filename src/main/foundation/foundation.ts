import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import { quizzesDemo } from '../../api/airdrop/quizzes.demo.ts'
import { postsDemo } from '../../api/blog/posts.demo.ts'
import type { RedisBreaker } from '../../api/cache/redis-breaker.ts'
import { watchContent, type ContentWatch } from '../../api/changes/content-watch.ts'
import { watchFreshness, type FeedFreshness } from '../../api/changes/feed-freshness.ts'
import type { Database } from '../../api/database/database.ts'
import { migrate } from '../../api/database/migrate.ts'
import { watchDatabase } from '../../api/database/watched-database.ts'
import { eventsDemo } from '../../api/events/events.demo.ts'
import { createJobRunner, type JobRunner } from '../../api/jobs/job-runner.ts'
import { adsDemo, offeringsDemo } from '../../api/offerings/offerings.demo.ts'
import { logReport, sentryReport, type FailureReport } from '../../api/outbound/failure-report.ts'
import type { Pages } from '../../api/page-cache/page-cache.ts'
import type { PageTag } from '../../api/page-cache/page-tag.ts'
import { pagesDemo } from '../../api/pages/pages.demo.ts'
import { couponsDemo, plansDemo } from '../../api/purchase/sold/sold.demo.ts'
import { putSiteStart } from '../../api/server/site-origin.store.ts'
import { fillDemo } from '../../api/transfer/demo/demo-content.ts'
import { openDatabase } from '../connections/open-database.ts'
import { openRedis } from '../connections/open-redis.ts'
import { openSharedPageCache } from '../pages/shared-page-cache.ts'
import type { Config } from '../settings/config.ts'
import { markOfSecret, storedSecret } from '../settings/secret.ts'

const directory = resolve(import.meta.dirname, '../../../db/demo')

async function fillDemoContent({ database, now }: { database: Database; now: Date }): Promise<void> {
  for (const demos of [
    [pagesDemo],
    [offeringsDemo, adsDemo],
    [postsDemo],
    [eventsDemo],
    [plansDemo, couponsDemo],
    [quizzesDemo],
  ])
    await fillDemo({ demos, database, directory, now })
}

/** Shared parts that every area gets: database, secret, jobs, page cache and so on. */
export interface Foundation {
  readonly config: Config
  /** Hash of the files that the pages were built from; empty without pages. */
  readonly build: string
  readonly logger: Logger
  readonly now: () => Date
  /** Keys of all signatures are derived from it. */
  readonly secret: string
  readonly database: Database
  readonly redis: RedisBreaker | undefined
  readonly registry: Registry
  readonly report: FailureReport
  readonly jobs: JobRunner
  readonly content: ContentWatch
  readonly freshness: FeedFreshness
  /** The page cache; undefined if every request renders its page. */
  readonly pages: Pages | undefined
  readonly pagesChanged: (tags: readonly PageTag[]) => void
  /** Lets caches other than the page cache drop content that depends on a changed page tag. */
  readonly onPagesChanged: (listener: (tags: readonly PageTag[]) => void) => void
  readonly close: () => Promise<void>
}

interface FoundationOptions {
  readonly config: Config
  readonly logger: Logger
  readonly now: () => Date
  readonly cachesPages: boolean
  readonly build: string
  readonly database: Database | undefined
  readonly redisPatience: number | undefined
}

export async function layFoundation({
  config,
  logger,
  now,
  cachesPages,
  build,
  ...input
}: FoundationOptions): Promise<Foundation> {
  const onIdleError = (error: Error) =>
    logger.info({ err: error }, 'a database connection broke; the next query opens a new one')
  const database = watchDatabase(input.database ?? (await openDatabase({ config, onIdleError })), {
    onUnavailable: (error) =>
      logger.warn(
        { err: error },
        'the database does not answer; requests get a 503, unless a page of the last hour is cached',
      ),
    onRecovered: (milliseconds) =>
      logger.info({ seconds: Math.round(milliseconds / 1000) }, 'the database answers again'),
  })
  const ran = await migrate({ database })
  if (ran.length > 0) logger.info({ migrations: ran }, 'applied database migrations')
  const secret = config.secret ?? (await storedSecret(config.dataDir))
  const secretMark = markOfSecret(secret)
  const former = await putSiteStart({ origin: config.siteOrigin, secretMark, now: now() }, database)
  if (former !== null && former !== secretMark)
    logger.warn(
      'SECRET is not the one of the last start: links in mails that were sent before, and prepared forms, no longer work. If that is not meant, set the former one again.',
    )
  if (config.demo) await fillDemoContent({ now: now(), database })

  const { sentryDsn, redisUrl } = config
  const report = sentryDsn === null ? logReport(logger) : await sentryReport({ dsn: sentryDsn, logger })
  const redis =
    redisUrl === null ? undefined : await openRedis(redisUrl, { logger, deadline: input.redisPatience })
  const registry = new Registry()
  const freshness = watchFreshness({ database, registry })
  const pages = cachesPages
    ? openSharedPageCache({ ...config, build, secret, redis, logger, now, ...freshness })
    : undefined
  const listeners: ((tags: readonly PageTag[]) => void)[] = []
  return {
    config,
    build,
    logger,
    now,
    secret,
    database,
    redis,
    registry,
    report,
    jobs: createJobRunner({ database, logger, now, registry }),
    content: await watchContent({ database, readFeed: freshness.watch('content') }),
    freshness,
    pages,
    pagesChanged(tags) {
      pages?.changed(tags)
      for (const notify of listeners) notify(tags)
    },
    onPagesChanged: (listener) => void listeners.push(listener),
    async close() {
      pages?.close()
      redis?.connection.disconnect()
      await report.close()
      await database.close()
    },
  }
}
