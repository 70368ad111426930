let zone: string | undefined

/** Where the reader is, which the server does not know. Asked once: the answer costs a millisecond of a phone. */
export function readerZone(): string {
  if (import.meta.env.SSR) return 'UTC'
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}
