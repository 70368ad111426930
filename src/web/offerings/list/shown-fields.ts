/**
 * The address is the only state: back, forward and every link bring the fields to what it says. Each is told by itself,
 * for React hears nothing of a form that is reset, and then passes over a box that is ticked again.
 */
export function showAddress(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = field.dataset['shown'] ?? ''
    if (!(field instanceof HTMLInputElement)) continue
    field.checked = field.defaultChecked
    field.value = field.defaultValue
  }
}

/** Of those that are not as the page was sent. */
export function touchedNames(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((field) => {
    if (field instanceof HTMLSelectElement) return field.value === field.dataset['shown'] ? [] : [field.name]
    if (!(field instanceof HTMLInputElement)) return []
    const isAsSent = field.checked === field.defaultChecked && field.value === field.defaultValue
    return isAsSent ? [] : [field.name]
  })
}
