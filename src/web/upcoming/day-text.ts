import { bcp47, oncePerLanguage, type Language } from '../../domain/kernel/site/language.ts'
import type { Day } from '../../domain/kernel/time/calendar-day.ts'
import { minute as minuteMs } from '../../domain/kernel/time/durations.ts'
import { utcOffsetText } from '../../domain/kernel/time/utc-offset.ts'
import { offsetAt } from '../../domain/kernel/time/zone-offset.ts'

/**
 * Formats days and months for calendars. Only loads call this, so that hydration reuses the text of the server: Node and browsers differ
 * in their spaces.
 */
const formats = {
  day: { month: 'short', day: 'numeric', weekday: 'short' },
  dayOfYear: { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' },
  shortDay: { month: 'short', day: 'numeric' },
  shortDayOfYear: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { month: 'long' },
  monthOfYear: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  wholeWeekday: { weekday: 'long' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

type Part = keyof typeof formats

const writers = oncePerLanguage(
  (language) =>
    // The cast is safe, because the object is made from `formats` and has its keys.
    Object.fromEntries(
      Object.entries(formats).map(([part, options]) => [
        part,
        new Intl.DateTimeFormat(bcp47[language], { ...options, timeZone: 'UTC' }),
      ]),
    ) as Record<Part, Intl.DateTimeFormat>,
)

export function dayText(day: Day, part: Part, language: Language): string {
  return writers(language)[part].format(Date.parse(day))
}

export function dayTextSince(
  day: Day,
  part: 'day' | 'shortDay' | 'month',
  { language, today }: { language: Language; today: Day },
): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return dayText(day, isThisYear ? part : `${part}OfYear`, language)
}

interface ZoneArgs {
  readonly timeZone: string
  readonly language: Language
  readonly at: Date
}

/** The name of a time zone with its offset: `Japan Time (UTC+9)`. */
export function zoneText(zone: ZoneArgs): string {
  return zone.timeZone === 'UTC' ? 'UTC' : `${zoneName(zone)} (${offsetText(zone)})`
}

function zoneName({ timeZone, language, at }: ZoneArgs): string {
  const parts = new Intl.DateTimeFormat(bcp47[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

export function offsetText({ timeZone, at }: Pick<ZoneArgs, 'timeZone' | 'at'>): string {
  return utcOffsetText(Math.round(offsetAt(at.getTime(), timeZone) / minuteMs))
}
