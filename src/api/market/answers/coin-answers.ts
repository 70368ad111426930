import { LRUCache } from 'lru-cache'
import { Refusal } from '../../../contract/problems/problem.ts'
import type { Coin } from '../../../domain/market/quotes/coin.ts'
import type { Database } from '../../database/database.ts'
import type { CoinFacts, CoinTicker, MarketSource } from '../../outbound/market/market-source.ts'
import { findAnswer, putAnswer, type AnswerKind } from './coin-answers.store.ts'
import { deadline } from './source-deadline.ts'

const freshMilliseconds: Readonly<Record<AnswerKind, number>> = { facts: 86_400_000, tickers: 300_000 }
/** A request to the source is given up after this time; the visitor who caused it has left by then. */
const maxFetchMilliseconds = 30_000
/** After a failed request for details of a coin, the source is not asked for them again for this long. */
const cooldownMilliseconds = 10_000
const maxCoolingDown = 1_000

export interface CoinAnswers {
  readonly facts: (coin: Coin) => Promise<CoinFacts>
  readonly tickers: (coin: Coin) => Promise<CoinTicker[]>
  readonly stopWaiting: () => void
  /** Waits until running requests have ended and their answers are stored; call it after the source is closed. */
  readonly close: () => Promise<void>
}

interface Deps {
  readonly database: Database
  readonly source: MarketSource
  readonly now: () => Date
  readonly onFailure: (what: AnswerKind, error: unknown) => void
  readonly onAnswer: (coinId: string) => void
}

/**
 * Details of a coin from the source. A visitor gets the stored answer immediately, however old, while a new one is
 * fetched in the background. Without a stored answer the visitor waits up to a second.
 */
export function openCoinAnswers({ database, source, now, onFailure, onAnswer }: Deps): CoinAnswers {
  if (source.isSimulated || source.name === 'none') return { ...source, stopWaiting() {}, async close() {} }
  const running = new Map<string, Promise<unknown>>()
  const coolingDown = new LRUCache<string, true>({ max: maxCoolingDown, ttl: cooldownMilliseconds })
  const leaving = new AbortController()
  const withDeadline = deadline({ leaving: leaving.signal })
  const ask = async (coinId: string, kind: AnswerKind, fetch: (signal: AbortSignal) => Promise<unknown>) => {
    const key = `${kind} ${coinId}`
    try {
      const answer = await fetch(AbortSignal.timeout(maxFetchMilliseconds))
      await putAnswer({ coinId, kind, answer, now: now() }, database)
      onAnswer(coinId)
      return answer
    } catch (error) {
      coolingDown.set(key, true)
      if (!leaving.signal.aborted) onFailure(kind, error)
      throw new Refusal('source_unavailable', { cause: error })
    } finally {
      running.delete(key)
    }
  }
  const once = (coinId: string, kind: AnswerKind, fetch: (signal: AbortSignal) => Promise<unknown>) => {
    const key = `${kind} ${coinId}`
    if (coolingDown.has(key)) return Promise.reject(new Refusal('source_unavailable'))
    const promise = running.get(key) ?? ask(coinId, kind, fetch)
    running.set(key, promise)
    return promise
  }
  const answerOf = async <Answer>(
    coinId: string,
    kind: AnswerKind,
    fetch: (signal: AbortSignal) => Promise<Answer>,
  ) => {
    const known = await findAnswer({ coinId, kind }, database)
    const age = known === undefined ? Infinity : now().getTime() - known.answeredAt.getTime()
    // Answers are stored by kind, and all answers of a kind have the same type, so the cast is safe.
    if (known !== undefined && age < freshMilliseconds[kind]) return known.answer as Answer
    const requested = once(coinId, kind, fetch)
    if (known === undefined) return (await withDeadline(requested)) as Answer
    // No visitor waits for this request, so its failure is ignored here: failures are reported elsewhere, and its result is for
    // the next visitor.
    requested.catch(() => {})
    return known.answer as Answer
  }
  return {
    facts: (coin) => answerOf(coin.id, 'facts', (signal) => source.facts(coin, signal)),
    tickers: (coin) => answerOf(coin.id, 'tickers', (signal) => source.tickers(coin, signal)),
    stopWaiting: () => leaving.abort(),
    async close() {
      leaving.abort()
      await Promise.allSettled(running.values())
    },
  }
}
