import { useSyncExternalStore } from 'react'
import { readWatchlist, toggleWatched, watchlistStorageKey } from '../../../domain/market/list/watchlist.ts'
import { keptChoice } from './stored-choice.ts'

const choice = keptChoice(watchlistStorageKey)

/** On the server nobody watches anything. */
const onServer = () => ''
const kept = () => choice.read() ?? ''

/** The coins that the reader has starred, in this browser. */
export function useWatchlist(): readonly string[] {
  return readWatchlist(useSyncExternalStore(choice.subscribe, kept, onServer))
}

export function useIsWatched(id: string): boolean {
  return useSyncExternalStore(
    choice.subscribe,
    () => readWatchlist(kept()).includes(id),
    () => false,
  )
}

export function toggleWatch(id: string): void {
  keepWatchlist(toggleWatched(readWatchlist(kept()), id))
}

export function keepWatchlist(ids: readonly string[]): void {
  choice.keep(readWatchlist(ids.join(',')).join(','))
}
