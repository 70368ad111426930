import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { CardFormat } from '../../words/addresses/card-addresses.ts'
import type { CardDrawer } from './card-drawer.ts'
import type { PresentedCard } from './cards.presenter.ts'

interface CachedCardsOptions {
  readonly drawer: Pick<CardDrawer, 'draw'>
  readonly pictureAt: (path: string) => Promise<Uint8Array | undefined>
  /** How long a request waits for a card, in milliseconds. */
  readonly deadline?: number
}

/** Enough memory for about six hundred cards. */
const maxBytes = 16 * 1024 * 1024

export interface CachedCards {
  /** Undefined if drawing the card takes longer than the deadline; the card is cached when it is ready, for later requests. */
  readonly get: (
    presented: PresentedCard,
    format: CardFormat,
  ) => Promise<{ readonly bytes: Buffer; readonly hash: string } | undefined>
}

/** Caches cards by a hash of their content. Parallel requests for one card share one drawing. */
export function cachedCards({ drawer, pictureAt, deadline = 5_000 }: CachedCardsOptions): CachedCards {
  const cards = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
  })
  const drawing = new Map<string, Promise<Buffer | undefined>>()
  const bytesOf = async (path: string | null) => (path === null ? null : ((await pictureAt(path)) ?? null))
  const draw = async (hash: string, { card, ...presented }: PresentedCard, format: CardFormat) => {
    const [logo, picture] = await Promise.all([bytesOf(presented.logo), bytesOf(presented.picture)])
    const bytes = await drawer.draw({ card, logo, picture, format })
    if (bytes !== undefined) cards.set(hash, bytes)
    return bytes
  }
  return {
    async get(presented, format) {
      const hash = createHash('sha256')
        .update(JSON.stringify([format, presented]))
        .digest('base64url')
        .slice(0, 22)
      const known = cards.get(hash)
      if (known !== undefined) return { bytes: known, hash }
      const requested = drawing.get(hash) ?? draw(hash, presented, format).finally(() => drawing.delete(hash))
      drawing.set(hash, requested)
      const abort = new AbortController()
      const timeout = pause(deadline, undefined, { signal: abort.signal })
      // Aborting the timer after the race rejects its promise; without this handler that would be an unhandled rejection.
      timeout.catch(() => {})
      const bytes = await Promise.race([requested, timeout]).finally(() => abort.abort())
      return bytes && { bytes, hash }
    },
  }
}
