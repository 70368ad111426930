import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { RedisBreaker } from '../../api/cache/redis-breaker.ts'
import { openPageCache, type Pages } from '../../api/page-cache/page-cache.ts'
import { shareThroughRedis } from '../../api/page-cache/shared-pages.ts'

interface PageCacheOptions {
  readonly siteOrigin: string
  readonly build: string
  readonly secret: string
  readonly redis: RedisBreaker | undefined
  readonly logger: Logger
  readonly now: () => Date
  /** False while this instance may have missed changes; it then does not share its pages. */
  readonly isFresh: () => boolean
}

/** With Redis, all instances of the site share their pages. */
export function openSharedPageCache(options: PageCacheOptions): Pages & { close: () => void } {
  const { siteOrigin, build, secret, redis, logger, now, isFresh } = options
  const pages = openPageCache({ logger, now: () => now().getTime() })
  if (redis === undefined) return { ...pages, close: () => {} }
  const sealKey = createHmac('sha256', secret).update('shared pages').digest('hex')
  const shared = shareThroughRedis({
    redis,
    site: siteOrigin,
    build,
    sealKey,
    isFresh,
    onDropped: pages.drop,
  })
  pages.share(shared)
  return { ...pages, close: shared.close }
}
