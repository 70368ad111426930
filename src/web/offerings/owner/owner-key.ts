/**
 * The key that opens the form of an entry. It is kept in memory and in the session storage of this tab, so that a reload works,
 * and is sent only in the header `Authorization`, never in an address.
 */
export const ownerKeyStorage = 'owner-key'
/** The page has this attribute while it edits an entry, from before the first paint. */
export const editingMark = 'data-editing'

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
  document.documentElement.toggleAttribute(editingMark, key !== null)
  try {
    if (key === null) sessionStorage.removeItem(ownerKeyStorage)
    else sessionStorage.setItem(ownerKeyStorage, key)
  } catch (error) {
    // The browser refuses storage, so the key is lost when the visitor leaves the page.
    if (!(error instanceof DOMException)) throw error
  }
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(ownerKeyStorage)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
