import { useSyncExternalStore } from 'react'

const shownMilliseconds = 4000

// This state is kept outside of the components, which lose theirs when an error page replaces the page.
let failed = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function navigationFailed(): void {
  clearTimeout(timer)
  timer = setTimeout(setFailed, shownMilliseconds, false)
  setFailed(true)
}

function setFailed(state: boolean): void {
  failed = state
  for (const listener of listeners) listener()
}

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
