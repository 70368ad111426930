import { futureBeginsAt } from '../../domain/market/quotes/believable-moment.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { writeEachAlone } from '../database/each-alone.ts'
import { oneInstance, type Job } from '../jobs/job.ts'
import { SourceFailure } from '../outbound/market/ask-json.ts'
import type { MarketSource, OnDrift } from '../outbound/market/market-source.ts'
import { addQuotesToCandles } from './candles/sourced-candles.store.ts'
import { putQuotes } from './market.store.ts'
import { following, type Round } from './quotes-round.ts'
import { steadyQuotes } from './steady-quotes.ts'

const roundMilliseconds = 60_000
const firstPause = 2_000
const longestPause = 30_000

export interface IngestDeps {
  readonly source: MarketSource
  readonly onDrift: OnDrift
}

/**
 * The next page of quotes. A round over all pages takes a minute, or as long as the source needs. A page that fails, or
 * that is empty although the list went on there in the round before, is complained of, and the round goes on with the
 * next one. A list that ends two pages early has ended; it is taken to be shorter by one page, until the rounds agree.
 */
export function quotesJob({ source, onDrift }: IngestDeps): Job {
  const steady = steadyQuotes({ onDrift })
  return oneInstance<Round>({
    name: 'quotes',
    everyMilliseconds: 1_000,
    complaint: 'quotes could not be brought in',
    async run(at, { database, now }) {
      const round = at ?? { page: 1, began: 0 }
      const requested = now().getTime()
      const began = round.page === 1 ? requested : round.began
      const listed = await pageOf(round, source)
      const coins =
        listed instanceof Error ? [] : await steady({ coins: listed, round: began, now: requested }, database)
      const { next, isLast, failure } = following({ ...round, began }, listed)
      const rest = isLast && (next.reached ?? 0) > 0 ? began + roundMilliseconds - now().getTime() : 0
      const pause = failure && Math.min(firstPause * 2 ** ((next.failed ?? 1) - 1), longestPause)
      return {
        at: isLast ? { ...next, page: 1, reached: 0, empty: 0 } : next,
        dueIn: Math.max(0, rest, pause ?? 0),
        failure,
        async write(queries) {
          const refused = await writeEachAlone(
            {
              rows: coins,
              async write(rows, within) {
                await putQuotes({ coins: rows, future: new Date(futureBeginsAt(requested)) }, within)
                await addQuotesToCandles(rows, within)
              },
            },
            queries,
          )
          const [first] = refused
          if (first !== undefined)
            onDrift('coins that could not be stored', {
              count: refused.length,
              example: { coinId: first.coin.id },
            })
        },
      }
    },
  })
}

/** Each coin once. A source that wants to be left alone fails the whole run. */
async function pageOf({ page }: Round, source: MarketSource): Promise<QuotedCoin[] | SourceFailure> {
  try {
    const listed = await source.coins(page)
    return [...new Map(listed.map((quoted) => [quoted.coin.id, quoted])).values()]
  } catch (error) {
    if (error instanceof SourceFailure && error.waitMilliseconds === 0) return error
    throw error
  }
}
