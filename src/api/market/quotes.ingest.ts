import { futureBeginsAt } from '../../domain/market/quotes/believable-moment.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { writeAcceptedRows } from '../database/write-accepted-rows.ts'
import { oneInstance, type Job } from '../jobs/job.ts'
import { SourceFailure } from '../outbound/market/fetch-json.ts'
import type { MarketSource, OnDrift } from '../outbound/market/market-source.ts'
import { addQuotesToCandles } from './candles/sourced-candles.store.ts'
import { putQuotes } from './market.store.ts'
import { steadyQuotes } from './steady-quotes.ts'

/** Protects against a source that never ends its list: 400 pages are 100,000 coins. */
const maxPages = 400
/** After this many failed pages in a row beyond the end of the previous round's list, a new round starts at the first page. */
const maxFailed = 3

interface Round {
  readonly page: number
  readonly began: number
  readonly pages?: number
  readonly reached?: number
  /** The number of pages in a row that failed, and the number of pages in a row that were empty. */
  readonly failed?: number
  readonly empty?: number
}

function progressAfter(
  { page, began, pages = 0, reached = 0, failed = 0, empty = 0 }: Round,
  listed: QuotedCoin[] | SourceFailure,
): { next: Round; isLast: boolean; failure: Error | undefined } {
  const isFailed = listed instanceof Error
  const isEmpty = !isFailed && listed.length === 0
  const isPastEnd = page > Math.max(1, pages)
  const isEarlyEnd = isEmpty && empty > 0 && !isPastEnd
  const isEndless = !isEmpty && page >= maxPages
  const isAbandoned = isFailed && isPastEnd && failed + 1 >= maxFailed
  const isLast = isEndless || isEarlyEnd || isAbandoned || (isEmpty && isPastEnd)
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

class ListFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ListFailure'
  }
}

const roundMilliseconds = 60_000
const firstPause = 2_000
const maxPause = 30_000

export interface IngestDeps {
  readonly source: MarketSource
  readonly onDrift: OnDrift
}

/**
 * Imports one page of quotes per run. A round over all pages takes a minute, or as long as the source needs. A page that fails,
 * or is empty although the list continued there in the previous round, is logged, and the round continues with the next page. Two
 * empty pages in a row end the round; the next round then expects one page less, so a list that has really become shorter is
 * accepted after some rounds.
 */
export function quotesJob({ source, onDrift }: IngestDeps): Job {
  const steady = steadyQuotes({ onDrift })
  return oneInstance<Round>({
    name: 'quotes',
    everyMilliseconds: 1_000,
    complaint: 'could not import quotes',
    async run(at, { database, now }) {
      const round = at ?? { page: 1, began: 0 }
      const requested = now().getTime()
      const began = round.page === 1 ? requested : round.began
      const listed = await pageOf(round, source)
      const coins =
        listed instanceof Error ? [] : await steady({ coins: listed, round: began, now: requested }, database)
      const { next, isLast, failure } = progressAfter({ ...round, began }, listed)
      const rest = isLast && (next.reached ?? 0) > 0 ? began + roundMilliseconds - now().getTime() : 0
      const pause = failure && Math.min(firstPause * 2 ** ((next.failed ?? 1) - 1), maxPause)
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

/**
 * Fetches a page of coins and removes duplicates. A failure is returned, so that the round continues with the next page, unless
 * the source requests to wait: then the whole run fails.
 */
async function pageOf({ page }: Round, source: MarketSource): Promise<QuotedCoin[] | SourceFailure> {
  try {
    const listed = await source.coins(page)
    return [...new Map(listed.map((quoted) => [quoted.coin.id, quoted])).values()]
  } catch (error) {
    if (error instanceof SourceFailure && error.waitMilliseconds === 0) return error
    throw error
  }
}
