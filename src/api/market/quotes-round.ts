import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import type { SourceFailure } from '../outbound/market/ask-json.ts'

/** A source that lists more than 100,000 coins does not come to an end. */
const maxPages = 400
/** Past the end of what is known of the list so many pages may fail in a row, then it is begun anew. */
const maxFailed = 3

/** How far a round over all pages has come. */
export interface Round {
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
export function following(
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
