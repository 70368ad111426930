import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { CardFormat } from '../../words/addresses/card-addresses.ts'
import type { CardDrawer } from './card-drawer.ts'
import type { ToldCard } from './cards.presenter.ts'

interface CachedCardsOptions {
  readonly drawer: Pick<CardDrawer, 'draw'>
  /** Of a picture that is stored here; undefined of any other. */
  readonly pictureAt: (path: string) => Promise<Uint8Array | undefined>
  /** How long whoever asks for a card waits for it. */
  readonly deadline?: number
}

/** Some six hundred cards. */
const maxBytes = 16 * 1024 * 1024

export interface CachedCards {
  /** Undefined: it is not there in time. What is drawn late is there for the next who asks. */
  readonly get: (
    told: ToldCard,
    format: CardFormat,
  ) => Promise<{ readonly bytes: Buffer; readonly hash: string } | undefined>
}

/** Each card is drawn once for what it tells, however many ask for it. */
export function cachedCards({ drawer, pictureAt, deadline = 5_000 }: CachedCardsOptions): CachedCards {
  const cards = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
  })
  const drawing = new Map<string, Promise<Buffer | undefined>>()
  const bytesOf = async (path: string | null) => (path === null ? null : ((await pictureAt(path)) ?? null))
  const draw = async (hash: string, { card, ...told }: ToldCard, format: CardFormat) => {
    const [logo, picture] = await Promise.all([bytesOf(told.logo), bytesOf(told.picture)])
    const bytes = await drawer.draw({ card, logo, picture, format })
    if (bytes !== undefined) cards.set(hash, bytes)
    return bytes
  }
  return {
    async get(told, format) {
      const hash = createHash('sha256')
        .update(JSON.stringify([format, told]))
        .digest('base64url')
        .slice(0, 22)
      const known = cards.get(hash)
      if (known !== undefined) return { bytes: known, hash }
      const requested = drawing.get(hash) ?? draw(hash, told, format).finally(() => drawing.delete(hash))
      drawing.set(hash, requested)
      const late = new AbortController()
      const tooLate = pause(deadline, undefined, { signal: late.signal })
      // Only ended when it is no longer of interest.
      tooLate.catch(() => {})
      const bytes = await Promise.race([requested, tooLate]).finally(() => late.abort())
      return bytes && { bytes, hash }
    },
  }
}
