interface TabStorage {
  /** Returns null if nothing is stored. */
  readonly read: () => unknown
  readonly write: (value: unknown) => void
  readonly forget: () => void
}

/** One value in the session storage of this tab. Where the browser blocks storage, nothing is stored. */
export function tabStorage(key: string): TabStorage {
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null')
      } catch (error) {
        // The stored text is not JSON, or the browser blocks storage.
        if (error instanceof SyntaxError || error instanceof DOMException) return null
        throw error
      }
    },
    write: (value) => orNot(() => sessionStorage.setItem(key, JSON.stringify(value))),
    forget: () => orNot(() => sessionStorage.removeItem(key)),
  }
}

/** Ignores errors: private windows of some browsers have no storage. */
function orNot(put: () => void): void {
  try {
    put()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
