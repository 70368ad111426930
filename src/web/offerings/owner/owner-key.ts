/**
 * The key that opens the form of an entry: in memory, and in this tab, so that a reload goes on. It stands in no address; only
 * `Authorization` carries it.
 */
const storedAs = 'owner-key'

let known: string | null | undefined
const listeners = new Set<() => void>()

export function ownerKey(): string | null {
  known ??= stored()
  return known
}

export function onOwnerKey(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function takeOwnerKey(key: string): void {
  put(key)
}

export function forgetOwnerKey(): void {
  put(null)
}

function put(key: string | null): void {
  known = key
  try {
    if (key === null) sessionStorage.removeItem(storedAs)
    else sessionStorage.setItem(storedAs, key)
  } catch (error) {
    // A browser that stores nothing: the key is good until the page is left.
    if (!(error instanceof DOMException)) throw error
  }
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(storedAs)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
