export interface StoredChoice {
  readonly read: () => string | null
  readonly store: (text: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A choice in `localStorage`, shared between windows. If the browser refuses storage, it lasts while the page is open. */
export function storedChoice(key: string): StoredChoice {
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  let unstored: string | null = null
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notifyListeners()
  }
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? unstored
      } catch (error) {
        if (error instanceof DOMException) return unstored
        throw error
      }
    },
    store(text) {
      unstored = text
      try {
        localStorage.setItem(key, text)
      } catch (error) {
        if (!(error instanceof DOMException)) throw error
      }
      notifyListeners()
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
