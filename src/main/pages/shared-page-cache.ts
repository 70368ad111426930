import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { openPageCache, type Pages } from '../../api/page-cache/page-cache.ts'
import { shareThroughRedis } from '../../api/page-cache/shared-pages.ts'

interface PageCacheOptions {
  readonly redis: Redis | undefined
  readonly logger: Logger
  readonly now: () => Date
}

/** The page cache of this instance, shared with the others where there is a Redis. */
export function openSharedPageCache({ redis, logger, now }: PageCacheOptions): Pages & { close: () => void } {
  const pages = openPageCache({ logger, now: () => now().getTime() })
  const shared = redis && shareThroughRedis({ redis, onDropped: pages.drop })
  if (shared !== undefined) pages.share(shared)
  return { ...pages, close: () => shared?.close() }
}
