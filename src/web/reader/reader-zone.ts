let zone: string | undefined

/**
 * The time zone of the browser; UTC on the server, which does not know it. Cached, because the call takes a millisecond on a
 * phone.
 */
export function readerZone(): string {
  if (import.meta.env.SSR) return 'UTC'
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}
