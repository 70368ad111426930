import { isCoinId } from '../quotes/coin.ts'
import { maxIds } from './market-query.ts'

/** Where the browser keeps the reader's starred coins. */
export const watchlistStorageKey = 'coin::watchlist'

/** As it is kept and shared, parted by commas. What is no id, or stands there twice, is passed over. */
export function readWatchlist(text: string | null): string[] {
  const named = (text ?? '').split(',').map((id) => id.trim())
  return [...new Set(named.filter(isCoinId))].slice(0, maxIds)
}

/** Starred last stands last; a full list takes no more. */
export function toggleWatched(watched: readonly string[], id: string): readonly string[] {
  if (watched.includes(id)) return watched.filter((other) => other !== id)
  return watched.length >= maxIds ? watched : [...watched, id]
}

/** Whether they name the same coins, in whatever order. */
export function isSameWatchlist(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length
}
