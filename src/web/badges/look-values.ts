import { readBadgeLook, type BadgeLook } from '../../domain/badges/badge-look.ts'

/** What its fields say; the theme is the `scheme` of the page. */
export function readLookOf(form: HTMLFormElement, look: BadgeLook): BadgeLook {
  const { scheme, ...fields } = Object.fromEntries(new FormData(form))
  return readBadgeLook({ ...fields, theme: scheme }, look.lang).look
}

export function writeLook(form: HTMLFormElement, look: BadgeLook): void {
  for (const [name, value] of fieldsOf(look)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value
  }
}

function fieldsOf({ kind, size, theme, lang }: BadgeLook): [string, string][] {
  return [
    ['kind', kind],
    ['size', size],
    ['scheme', theme],
    ['lang', lang],
  ]
}
