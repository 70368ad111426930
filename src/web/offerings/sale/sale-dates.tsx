import { use } from 'react'
import { numericDateIn } from '../../../domain/kernel/time/numeric-date.ts'
import { LanguageContext, useMessages } from '../../i18n/use-messages.ts'
import type { SaleDay } from './present-day.ts'
import type { Sale } from './present-sale.ts'

export function SaleDates({ sale, now }: { sale: Sale; now: string }) {
  const t = useMessages('offerings')
  return (
    <p className="cell-dates">
      <DateLine word={t.start()} day={sale.start} now={now} isLast={sale.end === null} />
      <DateLine word={t.end()} day={sale.end} now={now} isLast />
    </p>
  )
}

interface DateLineProps {
  readonly word: string
  readonly day: SaleDay | null
  readonly now: string
  /** True for the later of the known dates, which shows the time zone of both. */
  readonly isLast: boolean
}

function DateLine({ word, day, now, isLast }: DateLineProps) {
  const t = useMessages('offerings')
  return (
    <span>
      <span className="cell-date-word">{word}</span>{' '}
      {day === null ? t.toBeAnnounced() : <DayText day={day} now={now} />}
      {isLast && day !== null && ' UTC'}
    </span>
  )
}

/** Matches the year: `2026/` in `2026/04/16`, `, 2026` in `Apr 16, 2026`. */
const year = /(^\d{4}[/.]|, \d{4}$)/

function DayText({ day: { at, text }, now }: { day: SaleDay; now: string }) {
  const { language } = use(LanguageContext)
  const isThisYear = text.slice(0, 4) === now.slice(0, 4)
  const [before, yearText, after] = numericDateIn({ text, language }).split(year)
  return (
    <time dateTime={at}>
      {before}
      <span className={isThisYear ? 'max-md:sr-only' : ''}>{yearText}</span>
      {after}
    </time>
  )
}
