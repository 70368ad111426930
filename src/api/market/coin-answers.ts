import { Refusal } from '../../contract/problems/problem.ts'
import type { Coin } from '../../domain/market/quotes/coin.ts'
import type { Database } from '../database/database.ts'
import type { CoinFacts, CoinTicker, MarketSource } from '../outbound/market/market-source.ts'
import { findAnswer, putAnswer, type AnswerKind } from './coin-answers.store.ts'

const freshMilliseconds: Readonly<Record<AnswerKind, number>> = { facts: 86_400_000, tickers: 300_000 }

export interface CoinAnswers {
  readonly facts: (coin: Coin) => Promise<CoinFacts>
  readonly tickers: (coin: Coin) => Promise<CoinTicker[]>
}

interface Needs {
  readonly database: Database
  readonly source: MarketSource
  readonly now: () => Date
  /** Told of a source that did not answer; the visitor gets what it said before. */
  readonly onFailure: (what: AnswerKind, error: unknown) => void
}

/** What the source says of a coin, asked when a visitor does, and not again while that is fresh. */
export function askSource({ database, source, now, onFailure }: Needs): CoinAnswers {
  if (source.isSimulated) return source
  const asking = new Map<string, Promise<unknown>>()
  const ask = async <Answer>(coinId: string, kind: AnswerKind, fetch: () => Promise<Answer>) => {
    // What stands under a kind was put there below, from an answer of that kind.
    const known = await findAnswer({ coinId, kind }, database)
    const age = known === undefined ? Infinity : now().getTime() - known.answeredAt.getTime()
    if (known !== undefined && age < freshMilliseconds[kind]) return known.answer as Answer
    try {
      const answer = await fetch()
      await putAnswer({ coinId, kind, answer, now: now() }, database)
      return answer
    } catch (error) {
      onFailure(kind, error)
      if (known !== undefined) return known.answer as Answer
      throw new Refusal('source_unavailable', { cause: error })
    }
  }
  /** However many ask at once, the source is asked once. */
  const once = async <Answer>(coinId: string, kind: AnswerKind, fetch: () => Promise<Answer>) => {
    const key = `${kind} ${coinId}`
    const running = asking.get(key) ?? ask(coinId, kind, fetch).finally(() => asking.delete(key))
    asking.set(key, running)
    // The key names the kind, and with it the answer.
    return running as Promise<Answer>
  }
  return {
    facts: (coin) => once(coin.id, 'facts', () => source.facts(coin)),
    tickers: (coin) => once(coin.id, 'tickers', () => source.tickers(coin)),
  }
}
