import { bcp47, oncePerLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { dayInNotation } from '../../domain/kernel/text/notation.ts'
import type { Day } from '../../domain/kernel/time/calendar-day.ts'

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
  shortMonthOfYear: { year: 'numeric', month: 'short' },
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
  return dayInNotation({ text: writers(language)[part].format(Date.parse(day)), language })
}

export function dayTextSince(
  day: Day,
  part: 'day' | 'shortDay' | 'month',
  { language, today }: { language: Language; today: Day },
): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return dayText(day, isThisYear ? part : `${part}OfYear`, language)
}
