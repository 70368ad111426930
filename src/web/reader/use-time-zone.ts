import { useSyncExternalStore } from 'react'
import { readerZone } from './reader-zone.ts'

const never = () => () => {}

/** UTC on the server and in the first paint of the browser, which then turns to where the reader is. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, readerZone, () => 'UTC')
}

/** Whether clocks where the reader is differ from UTC in winter or summer, known without waking a calendar. */
export function useAwayFromUtc(): boolean {
  return useSyncExternalStore(never, isAwayFromUtc, () => false)
}

function isAwayFromUtc(): boolean {
  const year = new Date().getFullYear()
  return [0, 6].some((month) => new Date(year, month).getTimezoneOffset() !== 0)
}
