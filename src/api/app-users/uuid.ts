/** Checks a text before it is compared with a uuid column, because PostgreSQL throws if the text is malformed. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
