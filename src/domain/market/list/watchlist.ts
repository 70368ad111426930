import { isCoinId } from '../../kernel/text/coin-id.ts'
import { maxIds } from './market-query.ts'

export const watchlistStorageKey = 'coin::watchlist'

export function readWatchlist(text: string | null): string[] {
  const named = (text ?? '').split(',').map((id) => id.trim())
  return [...new Set(named.filter(isCoinId))].slice(0, maxIds)
}

/** Adding to a full list changes nothing. */
export function toggleWatched(watched: readonly string[], id: string): readonly string[] {
  if (watched.includes(id)) return watched.filter((other) => other !== id)
  return watched.length >= maxIds ? watched : [...watched, id]
}

export function isSameWatchlist(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length
}
