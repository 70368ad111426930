import { useSyncExternalStore } from 'react'

const shownMilliseconds = 4000

// Stands outside the components: all of them are made anew when an error takes the place of a page.
let failed = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Said by a loader in the browser; the navigation goes on all the same. */
export function navigationFailed(): void {
  clearTimeout(timer)
  timer = setTimeout(setFailed, shownMilliseconds, false)
  setFailed(true)
}

function setFailed(state: boolean): void {
  failed = state
  for (const listener of listeners) listener()
}

/** True for a while after a failure. */
export function useNavigationFailed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => failed,
    () => false,
  )
}
