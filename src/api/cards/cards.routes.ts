import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { cardsPrefix, readCardPath, type CardKind } from '../../words/addresses/card-addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { CachedCards } from './cached-cards.ts'
import type { CardReader, PresentedCard } from './cards.presenter.ts'

interface CardRoutes {
  readonly presenters: Readonly<
    Record<
      CardKind,
      (id: string, reader: CardReader) => Promise<PresentedCard | undefined> | PresentedCard | undefined
    >
  >
  readonly cards: CachedCards
  readonly hostOf: (language: Language) => string
  readonly now: () => number
}

const perMinute = 300
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // Lets other sites load the pictures, which they show as link previews.
  'cross-origin-resource-policy': 'cross-origin',
}
const fallbackPath = fileURLToPath(new URL('../../../public/share-card.png', import.meta.url))
/** Kinds of cards that show current prices and their time. Such a card takes new prices at most once an hour. */
const priced: ReadonlySet<CardKind> = new Set(['coin', 'market'])
const pricedMilliseconds = 3_600_000
const maxPriced = 2_000

/**
 * Serves `/card/…`, the preview picture of a shared page. If a card cannot be drawn now, the general picture of the site is sent
 * in its place.
 */
export function cardRoutes(app: FastifyInstance, { presenters, cards, hostOf, now }: CardRoutes): void {
  let fallback: Promise<Buffer> | undefined
  const pricedCards = new LRUCache<string, PresentedCard>({
    max: maxPriced,
    ttl: pricedMilliseconds,
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
      const presented =
        pricedCards.get(key) ?? (await presenters[kind](id, { language, host: hostOf(language) }))
      if (presented === undefined) throw new Refusal('not_found')
      if (priced.has(kind) && !pricedCards.has(key)) pricedCards.set(key, presented)
      const card = await cards.get(presented, format)
      void reply.headers(headers)
      if (card === undefined) {
        fallback ??= readFile(fallbackPath)
        return reply
          .type('image/png')
          .header('cache-control', cachePolicies.cardInstead)
          .send(await fallback)
      }
      return reply
        .type(format === 'jpg' ? 'image/jpeg' : 'image/png')
        .header('cache-control', cachePolicies.files)
        .header('etag', `"${card.hash}"`)
        .send(card.bytes)
    },
  )
}
