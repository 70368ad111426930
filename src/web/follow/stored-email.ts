import { isRecord } from '../../domain/kernel/rows/row-field.ts'

const key = 'user'

/** The address the reader gave last, kept in this browser so that it need not be typed again. */
export function keptEmail(): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRecord(kept) && typeof kept['email'] === 'string' ? kept['email'] : ''
  } catch (error) {
    // Somebody else's text, or a browser that keeps nothing.
    if (error instanceof SyntaxError || error instanceof DOMException) return ''
    throw error
  }
}

export function keepEmail(email: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ email }))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
