import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { CardDrawer } from './card-drawer.ts'
import type { ToldCard } from './cards.presenter.ts'

interface CachedCardsOptions {
  readonly drawer: Pick<CardDrawer, 'draw'>
  readonly logoOf: (path: string) => Promise<Uint8Array | undefined>
  /** How long whoever asks for a card waits for it. */
  readonly patience?: number
}

/** Some six hundred cards. */
const mostBytes = 16 * 1024 * 1024

export interface CachedCards {
  /** Undefined: it is not there in time. What is drawn late is there for the next who asks. */
  readonly get: (told: ToldCard) => Promise<{ readonly png: Buffer; readonly hash: string } | undefined>
}

/** Each card is drawn once for what it tells, however many ask for it. */
export function cachedCards({ drawer, logoOf, patience = 5_000 }: CachedCardsOptions): CachedCards {
  const cards = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  })
  const drawing = new Map<string, Promise<Buffer | undefined>>()
  const draw = async (hash: string, { card, logo }: ToldCard) => {
    const bytes = logo === null ? undefined : await logoOf(logo)
    const png = await drawer.draw({ card, logo: bytes ?? null })
    if (png !== undefined) cards.set(hash, png)
    return png
  }
  return {
    async get(told) {
      const hash = createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22)
      const known = cards.get(hash)
      if (known !== undefined) return { png: known, hash }
      const asked = drawing.get(hash) ?? draw(hash, told).finally(() => drawing.delete(hash))
      drawing.set(hash, asked)
      const late = new AbortController()
      const tooLate = pause(patience, undefined, { signal: late.signal })
      // Only ended when it is no longer of interest.
      tooLate.catch(() => {})
      const png = await Promise.race([asked, tooLate]).finally(() => late.abort())
      return png && { png, hash }
    },
  }
}
