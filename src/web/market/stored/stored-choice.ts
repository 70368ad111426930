export interface KeptChoice {
  readonly read: () => string | null
  readonly keep: (text: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A choice that the browser keeps, here and in its other windows; where it keeps nothing, for as long as the page is open. */
export function keptChoice(key: string): KeptChoice {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let unkept: string | null = null
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? unkept
      } catch (error) {
        if (error instanceof DOMException) return unkept
        throw error
      }
    },
    keep(text) {
      unkept = text
      try {
        localStorage.setItem(key, text)
      } catch (error) {
        if (!(error instanceof DOMException)) throw error
      }
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
