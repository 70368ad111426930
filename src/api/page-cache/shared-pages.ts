import { randomUUID } from 'node:crypto'
import type { RedisBreaker } from '../cache/redis-breaker.ts'
import type { Rendering } from './memory-pages.ts'
import { pagePacker } from './packed-page.ts'
import type { PageTag } from './page-tag.ts'
import { pageTimes } from './page-times.ts'

/** The tags of some 30,000 offerings; anybody on the channel could send more. */
const longestMessage = 1024 * 1024

/**
 * What an instance said has changed. The channel is open to whoever reaches Redis, so what cannot be read is nothing: the
 * change feed of each instance drops what changed, a little later.
 */
function readDroppedTags(message: string): readonly PageTag[] {
  if (message.length > longestMessage) return []
  try {
    const read: unknown = JSON.parse(message)
    return Array.isArray(read) ? read.filter(isTag) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** A text that is no tag names no page, and drops none. */
function isTag(value: unknown): value is PageTag {
  return typeof value === 'string'
}

/** Rendered pages that instances share, so that one renders for all; and the word that something changed. */
export interface SharedPages {
  readonly get: (key: string) => Promise<Rendering | undefined>
  readonly put: (key: string, rendering: Rendering) => Promise<void>
  readonly drop: (tags: readonly PageTag[]) => Promise<void>
  readonly close: () => void
}

interface Sharing {
  readonly redis: RedisBreaker
  /** Where the site is: another site on the same Redis shares nothing with it. */
  readonly site: string
  /** Of the pages: those of another one name other files, and are not taken. */
  readonly build: string
  readonly sealKey: string
  /** False when what this instance shows may be the past: then it puts nothing. */
  readonly isFresh: () => boolean
  readonly onDropped: (tags: readonly PageTag[]) => void
}

/** Long after the last page has gone that was put under what the tag was before. */
const tagMilliseconds = 100 * pageTimes.sharedMilliseconds

export function shareThroughRedis({ redis, site, build, ...rest }: Sharing): SharedPages {
  const { sealKey, isFresh, onDropped } = rest
  const channel = `pages:dropped:${site}`
  const pageName = (key: string) => `page:${site} ${build} ${key}`
  const tagName = (tag: PageTag) => `pagetag:${site} ${tag}`
  const packer = pagePacker(sealKey)

  const listener = redis.connection.duplicate({ lazyConnect: true, autoResubscribe: false })
  listener.on('error', () => {})
  listener.on('message', (_, text: string) => onDropped(readDroppedTags(text)))
  // At each connection, the first one too, however late it comes; until then the change feed drops what changed.
  listener.on('ready', () => void listener.subscribe(channel).catch(() => {}))
  void listener.connect().catch(() => {})

  /** What changed while Redis was away. Its pages may show it as it was: it is told before it is asked. */
  const untold = new Set<PageTag>()
  const report = async (tags: readonly PageTag[]) => {
    const stated = [...new Set([...untold, ...tags])]
    untold.clear()
    const isNotified = await redis.ask(
      async (connection) => {
        const pipeline = connection.pipeline()
        // What it was before does not matter, so that whatever is found there is mended.
        for (const tag of stated) pipeline.set(tagName(tag), randomUUID(), 'PX', tagMilliseconds)
        pipeline.publish(channel, JSON.stringify(stated))
        // A pipeline whose commands fail does not: each answer has its own error.
        const fault = (await pipeline.exec())?.find(([error]) => error !== null)?.[0]
        if (fault) throw fault
        return true
      },
      () => false,
    )
    if (!isNotified) for (const tag of stated) untold.add(tag)
    return isNotified
  }
  const tellAgain = () => void (untold.size > 0 && report([]))
  redis.connection.on('ready', tellAgain)

  /** Undefined while nobody can say. */
  const versionsOf = (tags: readonly PageTag[]): Promise<readonly string[] | undefined> =>
    redis.ask(
      async (connection) =>
        tags.length === 0 ? [] : (await connection.mget(tags.map(tagName))).map((version) => version ?? ''),
      () => undefined,
    )

  return {
    async get(key) {
      if (untold.size > 0 && !(await report([]))) return undefined
      const name = pageName(key)
      const packed = await redis.ask(
        (connection) => connection.getBuffer(name).catch(nothingOfOurs),
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
      redis.connection.off('ready', tellAgain)
      listener.disconnect()
    },
  }
}

/** Another kind of thing under our name is no reason to leave Redis alone; the page is put in its place. */
function nothingOfOurs(error: unknown): null {
  if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return null
  throw error
}
