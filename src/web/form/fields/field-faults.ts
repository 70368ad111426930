import { fieldId } from '../field-id.ts'
import type { FieldFault, FormRefusal } from '../form-refusal.ts'

export function faultAt(faults: readonly FieldFault[], path: string): string | undefined {
  return faults.find(({ field }) => field === path || field.startsWith(`${path}.`))?.message
}

/** Focuses the field of a path, or the enclosing field of an element without its own, such as a line of a list. */
export function focusField(form: string, path: string): void {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const field = document.getElementById(fieldId(form, at))
    if (field === null) continue
    const inside = field.matches('input, select, textarea, button') ? field : field.querySelector('input')
    inside?.focus()
    return
  }
}

/** Removes the prefix of the request body from field names: the API reports `values.team.0.name`. */
export function atFields(refusal: FormRefusal): FormRefusal {
  if (refusal.kind !== 'faults') return refusal
  const faults = refusal.faults.map(({ field, message }) => ({
    field: field.replace(/^values\./, ''),
    message,
  }))
  return { kind: 'faults', faults }
}
