import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import { tabStorage } from './tab-storage.ts'

export interface Draft {
  readonly stored: () => Readonly<Record<string, string>>
  readonly store: (form: HTMLFormElement) => void
  readonly forget: () => void
}

/** Stores the typed values of a form in this tab until the form is sent, so that they survive a reload. */
export function formDraft(key: string): Draft {
  const { read, write, forget } = tabStorage(key)
  return {
    stored() {
      const stored = read()
      if (!isRecord(stored)) return {}
      const texts = Object.entries(stored).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      )
      return Object.fromEntries(texts)
    },
    store: (form) => write(Object.fromEntries(new FormData(form))),
    forget,
  }
}

/**
 * Fills in stored values and dispatches input events, so that character counters update. Fields that have a value already keep
 * it. `as` converts a stored text for the input it is filled into.
 */
export function fillForm(
  form: HTMLFormElement,
  draft: Readonly<Record<string, string>>,
  as: (name: string, text: string) => string = (_, text) => text,
): void {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (!isField || field.value !== '' || text === '') continue
    field.value = as(name, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
