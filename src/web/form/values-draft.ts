import type { FormValues } from '../../domain/kernel/form/form.ts'
import { isRecord } from '../../domain/kernel/rows/row-field.ts'

/** What was typed and not sent yet, and what stood there when it was typed. */
interface StoredDraft {
  readonly base: FormValues
  readonly values: FormValues
}

/** Kept in this tab: a reload loses nothing. */
export function valuesDraft(key: string) {
  const put = (text: string | null) => {
    try {
      if (text === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
    }
  }
  return {
    stored(): StoredDraft | undefined {
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        if (!isRecord(draft)) return undefined
        const { base, values } = draft
        return isRecord(base) && isRecord(values) ? { base, values } : undefined
      } catch (error) {
        // Somebody else's text, or a browser that stores nothing.
        if (error instanceof SyntaxError || error instanceof DOMException) return undefined
        throw error
      }
    },
    store: (draft: StoredDraft) => put(Object.keys(draft.values).length === 0 ? null : JSON.stringify(draft)),
    forget: () => put(null),
  }
}
