import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { cardsPrefix, readCardPath, type CardKind } from '../../words/addresses/card-addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { CachedCards } from './cached-cards.ts'
import type { CardReader, ToldCard } from './cards.presenter.ts'

interface CardRoutes {
  /** Undefined: there is nothing of that id. */
  readonly tellers: Readonly<
    Record<CardKind, (id: string, reader: CardReader) => Promise<ToldCard | undefined> | ToldCard | undefined>
  >
  readonly cards: CachedCards
  readonly hostOf: (language: Language) => string
  readonly now: () => number
}

const perMinute = 300
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // Previews of other sites show them.
  'cross-origin-resource-policy': 'cross-origin',
}
const insteadPath = fileURLToPath(new URL('../../../public/share-card.png', import.meta.url))
/** Prices move every minute, and say of when they are: a card of them is told anew once an hour. */
const moving: ReadonlySet<CardKind> = new Set(['coin', 'market'])
const movingMilliseconds = 3_600_000
const maxMoving = 2_000

/** `/card/…`: the picture of a page, for where its link is shared. In place of one that cannot be drawn now there is that of the site. */
export function cardRoutes(app: FastifyInstance, { tellers, cards, hostOf, now }: CardRoutes): void {
  let instead: Promise<Buffer> | undefined
  const told = new LRUCache<string, ToldCard>({
    max: maxMoving,
    ttl: movingMilliseconds,
    perf: { now },
    ttlResolution: 0,
  })
  app.get<{ Params: { kind: string; file: string } }>(
    `${cardsPrefix}:kind/:file`,
    {
      compress: false,
      schema: { hide: true },
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    },
    async ({ params }, reply) => {
      const requested = readCardPath(params.kind, params.file)
      if (requested === undefined) throw new Refusal('not_found')
      const { kind, id, language, format } = requested
      const key = `${kind} ${id} ${language}`
      const report = told.get(key) ?? (await tellers[kind](id, { language, host: hostOf(language) }))
      if (report === undefined) throw new Refusal('not_found')
      if (moving.has(kind) && !told.has(key)) told.set(key, report)
      const card = await cards.get(report, format)
      void reply.headers(headers)
      if (card === undefined) {
        instead ??= readFile(insteadPath)
        return reply
          .type('image/png')
          .header('cache-control', cachePolicies.cardInstead)
          .send(await instead)
      }
      return reply
        .type(format === 'jpg' ? 'image/jpeg' : 'image/png')
        .header('cache-control', cachePolicies.files)
        .header('etag', `"${card.hash}"`)
        .send(card.bytes)
    },
  )
}
