import { useEffect, useSyncExternalStore } from 'react'
import type { QuotesEvent } from '../../../contract/market-stream.ts'

export interface LiveQuote {
  readonly price: number | null
  readonly change: number | null
  /** Time of the quote in milliseconds since 1970. */
  readonly at: number
  /** The lowest and the highest price since the page was loaded. */
  readonly ends: readonly number[]
  readonly move: -1 | 0 | 1
  /** Counts the quotes of a coin, so that two with the same price differ. */
  readonly serial: number
}

const quotes = new Map<string, LiveQuote>()
const listeners = new Map<string, Set<() => void>>()

const none = () => undefined

export function useLiveQuote(id: string): LiveQuote | undefined {
  return useSyncExternalStore(subscriptionOf(id), () => quotes.get(id), none)
}

const subscriptions = new Map<string, (listener: () => void) => () => void>()

/** Returns the same function for the same coin, so that React does not subscribe again. */
function subscriptionOf(id: string) {
  const known = subscriptions.get(id)
  if (known !== undefined) return known
  const subscribe = (listener: () => void) => {
    const ofCoin = listeners.get(id) ?? new Set()
    listeners.set(id, ofCoin.add(listener))
    return () => {
      ofCoin.delete(listener)
      if (ofCoin.size === 0) listeners.delete(id)
    }
  }
  subscriptions.set(id, subscribe)
  return subscribe
}

export function takeQuotes({ time, quotes: changed }: QuotesEvent): void {
  for (const [id, [price, change]] of Object.entries(changed)) {
    const ofCoin = listeners.get(id)
    if (ofCoin === undefined) continue
    const before = quotes.get(id)
    const ends = before?.ends ?? []
    quotes.set(id, {
      price,
      change,
      at: time * 1000,
      ends: price === null ? ends : [Math.min(price, ...ends), Math.max(price, ...ends)],
      move: moveOf(before?.price, price),
      serial: (before?.serial ?? 0) + 1,
    })
    for (const listener of ofCoin) listener()
  }
}

/** 1 if the price rose, −1 if it fell, 0 if it stayed the same or one of the two prices is unknown. */
export function moveOf(before: number | null | undefined, after: number | null): LiveQuote['move'] {
  if (before === undefined || before === null || after === null || before === after) return 0
  return after > before ? 1 : -1
}

/** Forgets the streamed quotes when a page has loaded new data, which is newer than they are. */
export function useLoadedQuotes(loaded: object): void {
  useEffect(() => () => quotes.clear(), [loaded])
}
