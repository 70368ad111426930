import { isCoinId } from '../quotes/coin.ts'
import { maxIds } from './market-query.ts'

/** The localStorage key of the reader's starred coins. */
export const watchlistStorageKey = 'coin::watchlist'

/** Reads ids separated by commas, as stored and shared; invalid and duplicate ids are dropped. */
export function readWatchlist(text: string | null): string[] {
  const named = (text ?? '').split(',').map((id) => id.trim())
  return [...new Set(named.filter(isCoinId))].slice(0, maxIds)
}

/** Adds a coin at the end, or removes it; a full list stays as it is. */
export function toggleWatched(watched: readonly string[], id: string): readonly string[] {
  if (watched.includes(id)) return watched.filter((other) => other !== id)
  return watched.length >= maxIds ? watched : [...watched, id]
}

/** Whether both lists have the same coins, in any order. */
export function isSameWatchlist(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length
}
