/** Where the reader is, which the server does not know. */
export function readerZone(): string {
  return import.meta.env.SSR ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone
}
