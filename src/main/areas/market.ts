import type { FastifyInstance } from 'fastify'
import { openCoinAnswers } from '../../api/market/answers/coin-answers.ts'
import { implementMarket } from '../../api/market/answers/market.operations.ts'
import { openBoardReplica } from '../../api/market/board-replica.ts'
import { createBoard } from '../../api/market/market.board.ts'
import { beginMarket, marketJobs } from '../../api/market/market.jobs.ts'
import { marketMetrics } from '../../api/market/market.metrics.ts'
import { streamMarket } from '../../api/market/market.stream.ts'
import { coingeckoSource } from '../../api/outbound/market/coingecko-source.ts'
import { demoSource } from '../../api/outbound/market/demo-source.ts'
import type { MarketSource, Drift, OnDrift } from '../../api/outbound/market/market-source.ts'
import { noSource } from '../../api/outbound/market/no-source.ts'
import type { Currency } from '../../domain/kernel/money/currency.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { marketQueryOf } from '../../domain/market/list/market-query.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { freshPrice } from '../../domain/market/quotes/fresh-price.ts'
import { coinNameIn } from '../../domain/market/quotes/local-coin-names.ts'
import type { MarketSourceName } from '../../domain/market/quotes/market-source-name.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

interface SourceDeps extends Pick<Foundation, 'config' | 'now'> {
  readonly onDrift: OnDrift
}

const openSource: Readonly<Record<MarketSourceName, (deps: SourceDeps) => MarketSource>> = {
  demo: ({ now }) => demoSource({ now }),
  coingecko: ({ config, now, onDrift }) =>
    coingeckoSource({
      url: config.coingeckoUrl,
      key: config.coingeckoKey,
      exchanges: config.exchangeUrls,
      now,
      onDrift,
    }),
  none: () => noSource,
}

const logPauseMilliseconds = 600_000

/**
 * Counts every answer of a source that has an unexpected form, but logs each kind at most every ten minutes: a source that has
 * changed its format sends it with each answer.
 */
function limitDriftLog({
  onDrift,
  logger,
  now,
}: { onDrift: OnDrift } & Pick<Foundation, 'logger' | 'now'>): OnDrift {
  const loggedAt = new Map<Drift, number>()
  return (what, facts) => {
    onDrift(what, facts)
    const at = now().getTime()
    if (at - (loggedAt.get(what) ?? 0) < logPauseMilliseconds) return
    loggedAt.set(what, at)
    logger.warn(
      facts,
      `the source of market data sent unexpected data (${what}); it is not used, the rest of the answer is`,
    )
  }
}

const maxTokens = 20

interface MarketFacts {
  readonly board: ReturnType<typeof createBoard>
  readonly now: () => Date
}

function marketFor({ board, now }: MarketFacts) {
  return {
    coinOf: (symbol: string, language: Language) => {
      const found = board.list.findBySymbol(symbol)
      return found && namedCoin(found, language)
    },
    coinsOf: (symbol: string, language: Language) =>
      board.list.allBySymbol(symbol).map((found) => namedCoin(found, language)),
    named: (id: string, language: Language) => {
      const found = board.list.find(id)
      return found && namedCoin(found, language)
    },
    /** The current price of a coin; undefined if it is stale or from the future. */
    freshPriceOf: (id: string, currency: Currency) => {
      const found = board.list.find(id)
      const facts = { rates: board.rates(), currency, now: now().getTime() }
      return found && freshPrice({ quote: found.quote, ...facts })
    },
    tokens: (q: string, language: Language) => {
      const meant = board.list.findBySymbol(q)
      const { coins } = board.list.search(marketQueryOf({ q, size: maxTokens }))
      return [...(meant === undefined ? [] : [meant]), ...coins].map((found) => namedCoin(found, language))
    },
    listed: () => board.list.all(),
    quotes: {
      coinOf: (id: string) => board.list.find(id),
      largestCoins: (count: number) => board.list.search(marketQueryOf({ size: count })).coins,
      rates: () => board.rates()?.values ?? {},
      knownRates: () => board.rates(),
    },
  }
}

function namedCoin({ coin: { id, symbol, name, logo } }: QuotedCoin, language: Language) {
  return { id, symbol, name: coinNameIn({ id, name, language }), logo }
}

interface MarketDeps {
  readonly source: MarketSource | undefined
}

export async function openMarket(foundation: Foundation, input: MarketDeps) {
  const { config, database, logger, now, registry, freshness, pagesChanged } = foundation
  const metrics = marketMetrics(registry)
  const onDrift = limitDriftLog({ onDrift: metrics.drifted, logger, now })
  const source = input.source ?? openSource[config.marketSource]({ config, now, onDrift })
  const board = createBoard({ now })
  const replica = await openBoardReplica({ database, board })
  await beginMarket({ database, board, source })
  const answers = openCoinAnswers({
    database,
    source,
    now,
    onFailure(kind, error) {
      metrics.failed(kind)
      logger.info(
        { err: error },
        'the source of market data did not answer for a coin page; the page is shown without the data of the source',
      )
    },
    onAnswer: (coinId) => pagesChanged([`coin:${coinId}`]),
  })
  return {
    name: 'market',
    operations: implementMarket({ database, board, source, answers, now }),
    routes(app: FastifyInstance) {
      const stream = streamMarket(app, { board, now })
      metrics.watch({ board, stream, source: source.name, now })
      app.addHook('preClose', async () => answers.stopWaiting())
    },
    jobs: marketJobs({
      board,
      replica,
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
  } satisfies Area &
    Record<'coinOf' | 'coinsOf' | 'named' | 'freshPriceOf' | 'tokens' | 'listed' | 'quotes', object>
}
