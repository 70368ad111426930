import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { openPageCache, type Pages } from '../../api/page-cache/page-cache.ts'
import { shareThroughRedis } from '../../api/page-cache/shared-pages.ts'

interface PageCacheOptions {
  readonly redis: Redis | undefined
  readonly logger: Logger
  readonly now: () => Date
  /** False when what this instance knows may be the past: then it keeps its pages to itself. */
  readonly isFresh: () => boolean
}

/** The page cache of this instance, shared with the others where there is a Redis. */
export function openSharedPageCache({
  redis,
  logger,
  now,
  isFresh,
}: PageCacheOptions): Pages & { close: () => void } {
  const pages = openPageCache({ logger, now: () => now().getTime() })
  const shared = redis && shareThroughRedis({ redis, onDropped: pages.drop })
  if (shared !== undefined) {
    const put: typeof shared.put = async (key, rendering) => {
      if (isFresh()) await shared.put(key, rendering)
    }
    pages.share({ ...shared, put })
  }
  return { ...pages, close: () => shared?.close() }
}
