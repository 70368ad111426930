import { randomUUID } from 'node:crypto'
import type { RedisBreaker } from '../cache/redis-breaker.ts'
import type { Rendering } from './memory-pages.ts'
import { pagePacker } from './packed-page.ts'
import type { PageTag } from './page-tag.ts'
import { pageTimes } from './page-times.ts'

/**
 * A longer message is ignored. This length is enough for the tags of 30,000 offerings, and anyone who reaches Redis could publish
 * a message that fills the memory.
 */
const maxMessageLength = 1024 * 1024

/**
 * Reads a message about changed tags. Anyone who reaches Redis can publish on the channel, so unreadable messages are
 * ignored: each instance also drops changed pages by its change feed, a little later.
 */
function readDroppedTags(message: string): readonly PageTag[] {
  if (message.length > maxMessageLength) return []
  try {
    const read: unknown = JSON.parse(message)
    return Array.isArray(read) ? read.filter(isTag) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function isTag(value: unknown): value is PageTag {
  return typeof value === 'string'
}

export interface SharedPages {
  readonly get: (key: string) => Promise<Rendering | undefined>
  readonly put: (key: string, rendering: Rendering) => Promise<void>
  readonly drop: (tags: readonly PageTag[]) => Promise<void>
  readonly close: () => void
}

interface SharedPagesDeps {
  readonly redis: RedisBreaker
  /** The host of the site, so that several sites can use one Redis. */
  readonly site: string
  /** The build id: pages of another build reference other files and are ignored. */
  readonly build: string
  readonly sealKey: string
  /** False if the data of this instance may be outdated; then this instance stores no pages in Redis. */
  readonly isFresh: () => boolean
  readonly onDropped: (tags: readonly PageTag[]) => void
}

const tagMilliseconds = 100 * pageTimes.sharedMilliseconds

export function shareThroughRedis({ redis, site, build, ...rest }: SharedPagesDeps): SharedPages {
  const { sealKey, isFresh, onDropped } = rest
  const channel = `pages:dropped:${site}`
  const pageName = (key: string) => `page:${site} ${build} ${key}`
  const tagName = (tag: PageTag) => `pagetag:${site} ${tag}`
  const packer = pagePacker(sealKey)

  const listener = redis.connection.duplicate({ lazyConnect: true, autoResubscribe: false })
  listener.on('error', () => {})
  listener.on('message', (_, text: string) => onDropped(readDroppedTags(text)))
  // Subscribes to the channel after each connection to Redis, including the first. While Redis is away, only the change feed
  // drops changed pages.
  listener.on('ready', () => void listener.subscribe(channel).catch(() => {}))
  void listener.connect().catch(() => {})

  /**
   * Tags that changed while Redis was unavailable. Until the other instances know of them, pages in Redis may be outdated, so
   * these tags are reported before any page is read from Redis.
   */
  const pendingTags = new Set<PageTag>()
  const report = async (tags: readonly PageTag[]) => {
    const stated = [...new Set([...pendingTags, ...tags])]
    pendingTags.clear()
    const isNotified = await redis.ask(
      async (connection) => {
        const pipeline = connection.pipeline()
        // Each tag gets a new random version, whatever its stored version is, so that a damaged entry is repaired.
        for (const tag of stated) pipeline.set(tagName(tag), randomUUID(), 'PX', tagMilliseconds)
        pipeline.publish(channel, JSON.stringify(stated))
        // A pipeline resolves even if its commands fail; each result has its own error.
        const fault = (await pipeline.exec())?.find(([error]) => error !== null)?.[0]
        if (fault) throw fault
        return true
      },
      () => false,
    )
    if (!isNotified) for (const tag of stated) pendingTags.add(tag)
    return isNotified
  }
  const reportPending = () => void (pendingTags.size > 0 && report([]))
  redis.connection.on('ready', reportPending)

  const versionsOf = (tags: readonly PageTag[]): Promise<readonly string[] | undefined> =>
    redis.ask(
      async (connection) =>
        tags.length === 0 ? [] : (await connection.mget(tags.map(tagName))).map((version) => version ?? ''),
      () => undefined,
    )

  return {
    async get(key) {
      if (pendingTags.size > 0 && !(await report([]))) return undefined
      const name = pageName(key)
      const packed = await redis.ask(
        (connection) => connection.getBuffer(name).catch(ignoreWrongType),
        () => null,
      )
      const found = packed === null ? undefined : packer.unpack(name, packed)
      if (found === undefined) return undefined
      const current = await versionsOf([...found.rendering.tags])
      const isCurrent = current?.every((version, place) => version === found.versions[place]) === true
      return isCurrent ? found.rendering : undefined
    },
    async put(key, rendering) {
      const versions = isFresh() ? await versionsOf([...rendering.tags]) : undefined
      if (versions === undefined) return
      const name = pageName(key)
      const packed = packer.pack(name, { rendering, versions })
      await redis.ask(
        async (connection) => connection.set(name, packed, 'PX', pageTimes.sharedMilliseconds),
        () => null,
      )
    },
    async drop(tags) {
      await report(tags)
    },
    close() {
      redis.connection.off('ready', reportPending)
      listener.disconnect()
    },
  }
}

/** A Redis value of another type counts as missing; storing the page overwrites it. */
function ignoreWrongType(error: unknown): null {
  if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return null
  throw error
}
