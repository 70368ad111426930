interface TabStorage {
  /** Null where there is nothing. */
  readonly read: () => unknown
  readonly write: (value: unknown) => void
  readonly forget: () => void
}

/** One value of this tab, which a reload does not lose. A browser that stores nothing has none. */
export function tabStorage(key: string): TabStorage {
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null')
      } catch (error) {
        // Somebody else's text, or a browser that stores nothing.
        if (error instanceof SyntaxError || error instanceof DOMException) return null
        throw error
      }
    },
    write: (value) => orNot(() => sessionStorage.setItem(key, JSON.stringify(value))),
    forget: () => orNot(() => sessionStorage.removeItem(key)),
  }
}

/** Private windows of some browsers have no storage. */
function orNot(put: () => void): void {
  try {
    put()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
