import { useSyncExternalStore } from 'react'
import { readerZone } from './reader-zone.ts'

const never = () => () => {}

/** UTC on the server and during hydration, then the reader's time zone. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, readerZone, () => 'UTC')
}

/** Whether the reader's clock differs from UTC in winter or summer. Uses `Date` only, which is much cheaper than `Intl`. */
export function useAwayFromUtc(): boolean {
  return useSyncExternalStore(never, isAwayFromUtc, () => false)
}

function isAwayFromUtc(): boolean {
  const year = new Date().getFullYear()
  return [0, 6].some((month) => new Date(year, month).getTimezoneOffset() !== 0)
}
