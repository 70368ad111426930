import type { FormValues } from '../../domain/kernel/form/form.ts'
import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import { tabStorage } from './tab-storage.ts'

interface StoredDraft {
  readonly base: FormValues
  readonly values: FormValues
}

export function valuesDraft(key: string) {
  const { read, write, forget } = tabStorage(key)
  return {
    stored(): StoredDraft | undefined {
      const draft = read()
      if (!isRecord(draft)) return undefined
      const { base, values } = draft
      return isRecord(base) && isRecord(values) ? { base, values } : undefined
    },
    store: (draft: StoredDraft) => (Object.keys(draft.values).length === 0 ? forget() : write(draft)),
    forget,
  }
}
