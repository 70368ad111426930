import { futureBeginsAt } from '../../domain/market/quotes/believable-moment.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { writeAcceptedRows } from '../database/write-accepted-rows.ts'
import { oneInstance, type Job } from '../jobs/job.ts'
import { SourceFailure } from '../outbound/market/fetch-json.ts'
import type { MarketSource, OnDrift } from '../outbound/market/market-source.ts'
import { addQuotesToCandles } from './candles/sourced-candles.store.ts'
import { putQuotes } from './market.store.ts'
import { steadyQuotes } from './steady-quotes.ts'

/** A source that lists more than 100,000 coins does not come to an end. */
const maxPages = 400
/** Past the end of what is known of the list so many pages may fail in a row, then it is begun anew. */
const maxFailed = 3

/** How far a round over all pages has come. */
interface Round {
  readonly page: number
  /** Milliseconds since 1970 at which page 1 was asked for. */
  readonly began: number
  /** How many pages the list had in the round before. */
  readonly pages?: number
  /** The last page of this round that had coins. */
  readonly reached?: number
  /** Pages in a row that failed, and that were empty. */
  readonly failed?: number
  readonly empty?: number
}

/** Where the round stands after a page, whether that was its last, and what was wrong with it. */
function following(
  { page, began, pages = 0, reached = 0, failed = 0, empty = 0 }: Round,
  listed: QuotedCoin[] | SourceFailure,
): { next: Round; isLast: boolean; failure: Error | undefined } {
  const isFailed = listed instanceof Error
  const isEmpty = !isFailed && listed.length === 0
  const isPastEnd = page > Math.max(1, pages)
  const isEarlyEnd = isEmpty && empty > 0 && !isPastEnd
  const isEndless = !isEmpty && page >= maxPages
  const isGivenUp = isFailed && isPastEnd && failed + 1 >= maxFailed
  const isLast = isEndless || isEarlyEnd || isGivenUp || (isEmpty && isPastEnd)
  const failure = isFailed
    ? listed
    : isEndless
      ? new ListFailure(`The source lists coins on more than ${maxPages} pages`)
      : isEmpty && !isPastEnd
        ? new ListFailure(`The source lists no coins on page ${page}`)
        : undefined
  const last = isEmpty || isFailed ? reached : page
  const next: Round = {
    page: page + 1,
    began,
    pages: !isLast || isFailed ? pages : isEarlyEnd ? Math.max(last, pages - 1) : last,
    reached: last,
    failed: failure === undefined ? 0 : failed + 1,
    empty: isEmpty ? empty + 1 : 0,
  }
  return { next, isLast, failure }
}

/** A page without a coin is no news: what was known before is better. */
class ListFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ListFailure'
  }
}

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
          const refused = await writeAcceptedRows(
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
