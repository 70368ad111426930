import { useSyncExternalStore } from 'react'
import { readWatchlist, toggleWatched, watchlistStorageKey } from '../../../domain/market/list/watchlist.ts'
import { storedChoice } from './stored-choice.ts'

const choice = storedChoice(watchlistStorageKey)

const onServer = () => ''
const stored = () => choice.read() ?? ''

export function useWatchlist(): readonly string[] {
  return readWatchlist(useSyncExternalStore(choice.subscribe, stored, onServer))
}

export function useIsWatched(id: string): boolean {
  return useSyncExternalStore(
    choice.subscribe,
    () => readWatchlist(stored()).includes(id),
    () => false,
  )
}

export function toggleWatch(id: string): void {
  storeWatchlist(toggleWatched(readWatchlist(stored()), id))
}

export function storeWatchlist(ids: readonly string[]): void {
  choice.store(readWatchlist(ids.join(',')).join(','))
}
