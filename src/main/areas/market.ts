import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Database } from '../../api/database/database.ts'
import { askSource } from '../../api/market/coin-answers.ts'
import { createBoard } from '../../api/market/market.board.ts'
import { tailMarket } from '../../api/market/market.tail.ts'
import { marketMetrics } from '../../api/market/market.metrics.ts'
import { implementMarket } from '../../api/market/market.operations.ts'
import { streamMarket } from '../../api/market/market.stream.ts'
import { beginMarket, marketWork } from '../../api/market/market.jobs.ts'
import type { PageTag } from '../../api/page-cache/page-tag.ts'
import { coingeckoSource } from '../../api/outbound/market/coingecko-source.ts'
import { demoSource } from '../../api/outbound/market/demo-source.ts'
import type { MarketSource } from '../../api/outbound/market/market-source.ts'
import type { Config } from '../settings/config.ts'

interface MarketOptions {
  readonly config: Pick<Config, 'marketSource' | 'coingeckoUrl' | 'coingeckoKey'>
  readonly database: Database
  readonly logger: Logger
  readonly now: () => Date
  readonly registry: Registry
  /** In place of the one the configuration names. */
  readonly source?: MarketSource | undefined
}

/** The market of this instance: loaded, and ready to be mounted and kept in motion. */
export async function openMarket({ config, database, logger, now, registry, ...given }: MarketOptions) {
  const source = given.source ?? sourceOf({ config, logger, now })
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
    /** The id of the coin that a symbol means. */
    coinOf: (symbol: string) => board.list.findBySymbol(symbol)?.coin.id,
    implementations: implementMarket({ database, board, source, answers, now }),
    /** Adds the stream, and begins to move; answers how to stop. */
    start(app: FastifyInstance, { onChange }: { onChange: (tags: readonly PageTag[]) => void }) {
      const stream = streamMarket(app, { board, now })
      metrics.watch({ board, stream, now })
      return marketWork({
        database,
        board,
        tail,
        source,
        owner: randomUUID(),
        logger,
        now,
        onChange: () => onChange(['market']),
        onFailure: metrics.failed,
      })
    },
  }
}

const quietMilliseconds = 600_000

function sourceOf({ config, logger, now }: Pick<MarketOptions, 'config' | 'logger' | 'now'>): MarketSource {
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
