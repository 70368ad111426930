import { utcOffsetText } from '../../../domain/kernel/time/utc-offset.ts'

/** Formats a moment in the time zone of the reader: `2026/11/09 17:00 UTC+9`. The server uses UTC. */
export function momentText(date: Date): string {
  const offset = import.meta.env.SSR ? 0 : -date.getTimezoneOffset()
  const [day = '', time = ''] = new Date(date.getTime() + offset * 60_000).toISOString().split('T')
  return `${day.replaceAll('-', '/')} ${time.slice(0, 5)} ${utcOffsetText(offset)}`
}
