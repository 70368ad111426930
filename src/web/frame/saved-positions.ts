const storageKey = 'scroll-positions'
const maxPositions = 50

/** Where the reader was, by the entry of the history; for as long as the tab is there. */
export function savePosition(key: string): void {
  const others = Object.entries(savedPositions()).filter(([other]) => other !== key)
  const saved = [...others.slice(-maxPositions), [key, window.scrollY]]
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(saved)))
}

export function savedPositions(): Record<string, number> {
  // Written by savePosition alone.
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
}
