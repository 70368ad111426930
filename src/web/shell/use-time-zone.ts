import { useSyncExternalStore } from 'react'
import { readerZone } from './reader-zone.ts'

const never = () => () => {}

/** UTC on the server and in the first paint of the browser, which then turns to where the reader is. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, readerZone, () => 'UTC')
}
