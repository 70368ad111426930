import { utcOffsetText } from '../../../domain/kernel/time/utc-offset.ts'

/** `2026/11/09 17:00 UTC+9` where the reader is; the server, which does not know, says it in UTC. */
export function momentText(date: Date): string {
  const offset = import.meta.env.SSR ? 0 : -date.getTimezoneOffset()
  const [day = '', time = ''] = new Date(date.getTime() + offset * 60_000).toISOString().split('T')
  return `${day.replaceAll('-', '/')} ${time.slice(0, 5)} ${utcOffsetText(offset)}`
}
