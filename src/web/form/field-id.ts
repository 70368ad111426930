/** The id of a field, for links from the error summary: `fieldId('event', 'title')` → `event-title`. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`
}
