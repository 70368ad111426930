import { LRUCache } from 'lru-cache'
import { Refusal } from '../../../contract/problems/problem.ts'
import type { Coin } from '../../../domain/market/quotes/coin.ts'
import type { Database } from '../../database/database.ts'
import type { CoinFacts, CoinTicker, MarketSource } from '../../outbound/market/market-source.ts'
import { findAnswer, putAnswer, type AnswerKind } from './coin-answers.store.ts'
import { deadline } from './patience.ts'

const freshMilliseconds: Readonly<Record<AnswerKind, number>> = { facts: 86_400_000, tickers: 300_000 }
/** Whoever has asked is gone by then. */
const wantedMilliseconds = 30_000
/** A question that failed is not asked again at once. */
const restMilliseconds = 10_000
const maxResting = 1_000

export interface CoinAnswers {
  readonly facts: (coin: Coin) => Promise<CoinFacts>
  readonly tickers: (coin: Coin) => Promise<CoinTicker[]>
  /** Lets go of everybody who waits. */
  readonly letGo: () => void
  /** After the source is closed: waits for what is being written. */
  readonly close: () => Promise<void>
}

interface Deps {
  readonly database: Database
  readonly source: MarketSource
  readonly now: () => Date
  /** Told of a source that did not answer; the visitor gets what it said before, or nothing. */
  readonly onFailure: (what: AnswerKind, error: unknown) => void
  /** Told of a coin of which something new is stored. */
  readonly onAnswer: (coinId: string) => void
}

/**
 * What the source says of a coin. A visitor gets what it said before at once, however old, and the source is asked
 * behind; where it never spoke of the coin the visitor waits for a second.
 */
export function askSource({ database, source, now, onFailure, onAnswer }: Deps): CoinAnswers {
  if (source.isSimulated) return { ...source, letGo() {}, async close() {} }
  const asking = new Map<string, Promise<unknown>>()
  const resting = new LRUCache<string, true>({ max: maxResting, ttl: restMilliseconds })
  const leaving = new AbortController()
  const patiently = deadline({ leaving: leaving.signal })
  const ask = async (coinId: string, kind: AnswerKind, fetch: (signal: AbortSignal) => Promise<unknown>) => {
    const key = `${kind} ${coinId}`
    try {
      const answer = await fetch(AbortSignal.timeout(wantedMilliseconds))
      await putAnswer({ coinId, kind, answer, now: now() }, database)
      onAnswer(coinId)
      return answer
    } catch (error) {
      resting.set(key, true)
      if (!leaving.signal.aborted) onFailure(kind, error)
      throw new Refusal('source_unavailable', { cause: error })
    } finally {
      asking.delete(key)
    }
  }
  /** However many ask at once, the source is asked once. */
  const once = (coinId: string, kind: AnswerKind, fetch: (signal: AbortSignal) => Promise<unknown>) => {
    const key = `${kind} ${coinId}`
    if (resting.has(key)) return Promise.reject(new Refusal('source_unavailable'))
    const running = asking.get(key) ?? ask(coinId, kind, fetch)
    asking.set(key, running)
    return running
  }
  const answerOf = async <Answer>(
    coinId: string,
    kind: AnswerKind,
    fetch: (signal: AbortSignal) => Promise<Answer>,
  ) => {
    const known = await findAnswer({ coinId, kind }, database)
    const age = known === undefined ? Infinity : now().getTime() - known.answeredAt.getTime()
    // What stands under a kind was put there above, from an answer of that kind.
    if (known !== undefined && age < freshMilliseconds[kind]) return known.answer as Answer
    const requested = once(coinId, kind, fetch)
    if (known === undefined) return (await patiently(requested)) as Answer
    // Whatever comes of it, the next visitor will see it.
    requested.catch(() => {})
    return known.answer as Answer
  }
  return {
    facts: (coin) => answerOf(coin.id, 'facts', (signal) => source.facts(coin, signal)),
    tickers: (coin) => answerOf(coin.id, 'tickers', (signal) => source.tickers(coin, signal)),
    letGo: () => leaving.abort(),
    async close() {
      leaving.abort()
      await Promise.allSettled(asking.values())
    },
  }
}
