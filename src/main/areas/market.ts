import type { FastifyInstance } from 'fastify'
import { askSource } from '../../api/market/answers/coin-answers.ts'
import { createBoard } from '../../api/market/market.board.ts'
import { tailMarket } from '../../api/market/market.tail.ts'
import { marketMetrics } from '../../api/market/market.metrics.ts'
import { implementMarket } from '../../api/market/answers/market.operations.ts'
import { streamMarket } from '../../api/market/market.stream.ts'
import { beginMarket, marketJobs } from '../../api/market/market.jobs.ts'
import type { MarketSource } from '../../api/outbound/market/market-source.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'
import { marketFor } from './market-for-areas.ts'
import { quietly, sourceOf } from './market-source.ts'

interface MarketDeps {
  /** In place of the one the configuration names. */
  readonly source: MarketSource | undefined
}

/** The market of this instance, loaded. */
export async function openMarket(foundation: Foundation, input: MarketDeps) {
  const { database, logger, now, registry, freshness, pagesChanged } = foundation
  const metrics = marketMetrics(registry)
  const onDrift = quietly({ onDrift: metrics.drifted, logger, now })
  const source = input.source ?? sourceOf(foundation, onDrift)
  const board = createBoard({ now })
  const tail = await tailMarket({ database, board })
  await beginMarket({ database, board, source })
  const answers = askSource({
    database,
    source,
    now,
    onFailure(kind, error) {
      metrics.failed(kind)
      logger.info({ err: error }, 'the source of market data did not answer a visitor')
    },
    onAnswer: (coinId) => pagesChanged([`coin:${coinId}`]),
  })
  return {
    name: 'market',
    operations: implementMarket({ database, board, source, answers, now }),
    routes(app: FastifyInstance) {
      const stream = streamMarket(app, { board, now })
      metrics.watch({ board, stream, source: source.name, now })
      app.addHook('preClose', async () => answers.letGo())
    },
    jobs: marketJobs({
      board,
      tail,
      readFeed: freshness.watch('market'),
      source,
      onDrift,
      onChange: () => pagesChanged(['market']),
    }),
    onJobFailure: metrics.failed,
    ...marketFor({ board, now }),
    async close() {
      source.close?.()
      await answers.close()
    },
  } satisfies Area & Record<'coinOf' | 'named' | 'freshPriceOf' | 'tokens' | 'listed' | 'quotes', object>
}
