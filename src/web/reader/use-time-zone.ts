import { useSyncExternalStore } from 'react'
import { readerZone } from './reader-zone.ts'

const never = () => () => {}

/** UTC on the server and during hydration, then the reader's time zone. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, readerZone, () => 'UTC')
}
