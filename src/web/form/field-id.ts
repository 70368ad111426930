/** For the summary of what is wrong, which leads to the field: `fieldId('event', 'title')` → `event-title`. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`
}
