import type { Redis } from 'ioredis'
import type { CachedPage } from './cached-page.ts'
import type { Rendering } from './memory-pages.ts'
import type { PageTag } from './page-tag.ts'
import { pageTimes } from './page-times.ts'

/** Rendered pages that instances share, so that one renders for all; and the word that something changed. */
export interface SharedPages {
  readonly get: (key: string) => Promise<Rendering | undefined>
  readonly put: (key: string, rendering: Rendering) => Promise<void>
  readonly drop: (tags: readonly PageTag[]) => Promise<void>
  readonly close: () => void
}

interface Facts {
  readonly status: number
  readonly etag: string
  readonly headers: CachedPage['headers']
  readonly tags: readonly PageTag[]
  /** How often each tag had been dropped when the page was put. */
  readonly versions: readonly string[]
}

const channel = 'pages:dropped'
const encodings = ['br', 'gzip', 'identity'] as const

export function shareThroughRedis({
  redis,
  onDropped,
}: {
  redis: Redis
  onDropped: (tags: readonly PageTag[]) => void
}): SharedPages {
  const listener = redis.duplicate({ lazyConnect: true, autoResubscribe: false })
  listener.on('error', () => {})
  listener.on('message', (_, text: string) => onDropped(JSON.parse(text) as PageTag[]))
  // At each connection, the first one too, however late it comes; until then the change feed drops what changed.
  listener.on('ready', () => void listener.subscribe(channel).catch(() => {}))
  void listener.connect().catch(() => {})

  /** What changed while Redis was away. Its pages may show it as it was: it is told before it is asked. */
  const untold = new Set<PageTag>()
  const tell = async (tags: readonly PageTag[]) => {
    const said = [...new Set([...untold, ...tags])]
    untold.clear()
    const pipeline = redis.pipeline()
    for (const tag of said) pipeline.incr(tagKey(tag))
    pipeline.publish(channel, JSON.stringify(said))
    // A pipeline whose commands fail does not: each answer has its own error.
    const fault = (await pipeline.exec())?.find(([error]) => error !== null)?.[0]
    if (!fault) return
    for (const tag of said) untold.add(tag)
    throw fault
  }
  const tellAgain = () => void (untold.size > 0 && tell([]).catch(() => {}))
  redis.on('ready', tellAgain)
  const versionsOf = async (tags: readonly PageTag[]) =>
    tags.length === 0 ? [] : (await redis.mget(tags.map(tagKey))).map((version) => version ?? '0')

  return {
    async get(key) {
      if (untold.size > 0) await tell([])
      const [text, ...bodies] = await redis.hmgetBuffer(pageKey(key), 'facts', ...encodings)
      const [br, gzip, identity] = bodies
      if (!text || !br || !gzip || !identity) return undefined
      const { status, etag, headers, tags, versions } = JSON.parse(text.toString()) as Facts
      const current = await versionsOf(tags)
      if (current.some((version, place) => version !== versions[place])) return undefined
      const bytes = br.length + gzip.length + identity.length
      return {
        page: { status, etag, headers, bytes, bodies: { br, gzip, identity } },
        tags: new Set(tags),
        isCacheable: true,
      }
    },
    async put(key, { page, tags }) {
      const names = [...tags]
      const { status, etag, headers, bodies } = page
      const facts: Facts = { status, etag, headers, tags: names, versions: await versionsOf(names) }
      await redis.hset(pageKey(key), { facts: JSON.stringify(facts), ...bodies })
      await redis.pexpire(pageKey(key), pageTimes.sharedMilliseconds)
    },
    drop: tell,
    close() {
      redis.off('ready', tellAgain)
      listener.disconnect()
    },
  }
}

const pageKey = (key: string) => `page:${key}`
const tagKey = (tag: PageTag) => `pagetag:${tag}`
