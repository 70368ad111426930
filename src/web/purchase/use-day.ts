import { formatDate, hoursAhead } from '../../domain/kernel/time/date-format.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import { useSite } from '../reader/site.ts'

/** Formats a moment as a date in the time zone of most readers of the language, as mails do. */
export function useDay(): (moment: string) => string {
  const { language } = useSite()
  return (moment) => {
    const at = Date.parse(moment) + hoursAhead[language] * hour
    return formatDate({ at, timeZone: 'UTC', language })
  }
}
