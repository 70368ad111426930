import type { Language } from '../site/language.ts'
import { zoneOfLanguage } from './date-format.ts'
import { minute } from './durations.ts'
import { zoneMark } from './language-day.ts'
import { utcOffsetText } from './utc-offset.ts'
import { offsetAt } from './zone-offset.ts'

/** The name of the zone in a sentence: `日本時間`. */
export function zoneName(language: Language): string {
  return zoneMark({ at: 0, language }).replaceAll(/^[（( ]|[）)]$/g, '')
}

interface ZoneArgs {
  readonly at: Date
  readonly timeZone: string
  readonly language: Language
}

/** The mark of any zone, for feeds in a zone that their reader has chosen. A zone of no language is named by its offset: ` UTC−5`. */
export function zoneMarkFor({ at, timeZone, language }: ZoneArgs): string {
  const mark = zoneMark({ at, language })
  if (timeZone === zoneOfLanguage[language]) return mark
  const offset = utcOffsetText(Math.round(offsetAt(at.getTime(), timeZone) / minute))
  return mark.replace(zoneName(language), offset)
}
