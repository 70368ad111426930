import { isRecord } from '../../domain/kernel/rows/row-field.ts'

const key = 'user'

export function storedEmail(): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRecord(stored) && typeof stored['email'] === 'string' ? stored['email'] : ''
  } catch (error) {
    // The stored text is malformed, or the browser refuses storage.
    if (error instanceof SyntaxError || error instanceof DOMException) return ''
    throw error
  }
}

export function storeEmail(email: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ email }))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
