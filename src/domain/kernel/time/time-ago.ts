import { languageCustoms } from '../site/language-customs.ts'
import { bcp47, oncePerLanguage, type Language } from '../site/language.ts'
import { missing } from '../text/missing.ts'
import { day, hour, minute } from './durations.ts'
import { readInstant, type Instant } from './instant.ts'

/** A month has its mean length, so that 364 days are 11 months and never 12. */
const units = [
  ['year', 365 * day],
  ['month', 30.4375 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/** The texts always contain a number: 47 hours ago is `1 day ago`, while `yesterday` could be wrong. */
const formats = oncePerLanguage(
  (language) => new Intl.RelativeTimeFormat(bcp47[language], { numeric: 'always' }),
)

/** Whole units since or until an instant: 119 minutes → `1 hour ago` or `in 1 hour`. */
export function timeAgo(args: { at: Instant; now: Instant; language: Language }): string {
  const { language } = args
  const at = readInstant(args.at)
  const now = readInstant(args.now)
  if (at === undefined || now === undefined) return missing
  const elapsed = at - now
  const fitting = units.find(([, length]) => Math.abs(elapsed) >= length)
  if (!fitting) return languageCustoms[language].justNow
  const [unit, length] = fitting
  const text = formats(language).format(Math.trunc(elapsed / length), unit)
  // Japanese has no space after the number, but `Intl` adds one: 3分前.
  return language === 'ja' ? text.replace(' ', '') : text
}
