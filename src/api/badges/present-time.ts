import type { Language } from '../../domain/kernel/site/language.ts'
import { formatDayOfYear } from '../../domain/kernel/time/date-format.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import { readInstant } from '../../domain/kernel/time/instant.ts'
import { dayInLanguage, formatDayIn, zoneMark } from '../../domain/kernel/time/language-day.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { closingOf } from '../../domain/offerings/sale/lifecycle.ts'
import { wordsFor } from '../words/words-for.ts'

export interface PresentedTime {
  /** The words before the time: `Ends in` or `Starts in`; null if the badge shows no countdown. */
  readonly label: string | null
  readonly text: string
  readonly date: string | null
}

interface SaleTimeInput {
  readonly entry: ListedOffering
  readonly lang: Language
  readonly now: number
}

/** The time until a sale opens or closes, in days and hours: the text changes only once an hour, so a badge can be cached. */
export function presentTime({ entry, lang, now }: SaleTimeInput): PresentedTime {
  const t = wordsFor(lang, 'badges-drawn')
  const { status, ico_start: start, ico_end: end } = entry
  const over = { label: null, text: t.ended(), date: dayOf(end, { lang, now }) }
  if (entry.lapsed) return { label: null, text: t.statusUnknown(), date: null }
  if (status > 1) return over
  if (status === 1) {
    const closes = closingOf(end ?? '')
    if (closes === undefined) return { label: null, text: t.endUndecided(), date: null }
    if (closes <= now) return over
    const date = t.until({ date: dayOf(end, { lang, now }) ?? '' })
    return { label: t.left(), text: spanOf(closes - now, lang), date }
  }
  const opens = readInstant(start ?? '')
  if (opens === undefined || opens <= now) return { label: null, text: t.startUndecided(), date: null }
  return {
    label: t.opensIn(),
    text: spanOf(opens - now, lang),
    date: t.from({ date: dayOf(start, { lang, now }) ?? '' }),
  }
}

function spanOf(milliseconds: number, lang: Language): string {
  const t = wordsFor(lang, 'badges-drawn')
  const hours = Math.floor(milliseconds / hour)
  if (hours < 1) return t.lessThanAnHour()
  return hours < 24 ? t.hours({ hours }) : t.daysHours({ days: Math.floor(hours / 24), hours: hours % 24 })
}

/**
 * A date as the badge shows it, with its zone. The year is omitted if it is the current one: `4月28日（日本時間）`,
 * `Apr 28 UTC`, `2027年4月28日（日本時間）`.
 */
function dayOf(date: string | null, { lang, now }: { lang: Language; now: number }): string | null {
  const at = { at: date ?? '', language: lang }
  const day = dayInLanguage(at)
  if (day === undefined) return null
  const year = day.slice(0, 4)
  const thisYear = dayInLanguage({ at: now, language: lang })?.startsWith(`${year}-`) === true
  const text = thisYear ? formatDayOfYear({ at: day, timeZone: 'UTC', language: lang }) : formatDayIn(at)
  return text + zoneMark(at)
}
