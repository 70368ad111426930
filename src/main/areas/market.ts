import type { FastifyInstance } from 'fastify'
import { askSource } from '../../api/market/coin-answers.ts'
import { createBoard } from '../../api/market/market.board.ts'
import { tailMarket } from '../../api/market/market.tail.ts'
import { marketMetrics } from '../../api/market/market.metrics.ts'
import { implementMarket } from '../../api/market/market.operations.ts'
import { streamMarket } from '../../api/market/market.stream.ts'
import { beginMarket, marketJobs } from '../../api/market/market.jobs.ts'
import { coingeckoSource } from '../../api/outbound/market/coingecko-source.ts'
import { demoSource } from '../../api/outbound/market/demo-source.ts'
import type { MarketSource } from '../../api/outbound/market/market-source.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

interface MarketNeeds {
  /** In place of the one the configuration names. */
  readonly source: MarketSource | undefined
}

/** The market of this instance, loaded. */
export async function openMarket(foundation: Foundation, given: MarketNeeds) {
  const { database, logger, now, registry, freshness, pagesChanged } = foundation
  const source = given.source ?? sourceOf(foundation)
  const board = createBoard()
  const metrics = marketMetrics(registry)
  const tail = await tailMarket({ database, board })
  await beginMarket({ database, board, source })
  const answers = askSource({
    database,
    source,
    now,
    onFailure(kind, error) {
      metrics.failed(kind)
      logger.warn({ err: error }, 'the source of market data did not answer a visitor')
    },
  })
  return {
    name: 'market',
    operations: implementMarket({ database, board, source, answers, now }),
    routes(app: FastifyInstance) {
      const stream = streamMarket(app, { board, now })
      metrics.watch({ board, stream, now })
    },
    jobs: marketJobs({
      board,
      tail,
      readFeed: freshness.watch('market'),
      source,
      onChange: () => pagesChanged(['market']),
    }),
    onJobFailure: metrics.failed,
    /** The id of the coin that a symbol means. */
    coinOf: (symbol: string) => board.list.findBySymbol(symbol)?.coin.id,
  } satisfies Area & { coinOf: object }
}

const quietMilliseconds = 600_000

function sourceOf({ config, logger, now }: Foundation): MarketSource {
  if (config.marketSource === 'demo') return demoSource({ now })
  const said = new Map<string, number>()
  return coingeckoSource({
    url: config.coingeckoUrl,
    key: config.coingeckoKey,
    now,
    // An answer that has changed its shape stays so: once in ten minutes is enough to be told.
    onDrift(what, facts) {
      const at = now().getTime()
      if (at - (said.get(what) ?? 0) < quietMilliseconds) return
      said.set(what, at)
      logger.warn(facts, `the source of market data gave ${what}`)
    },
  })
}
