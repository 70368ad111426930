import { useMessages } from '../../i18n/use-messages.ts'
import type { SaleDay } from './present-day.ts'
import type { Sale } from './present-sale.ts'

export function SaleDates({ sale, now }: { sale: Sale; now: string }) {
  const t = useMessages('offerings')
  return (
    <p className="cell-dates">
      <DateLine word={t.start()} day={sale.start} now={now} zone={zoneOfStart(sale)} />
      <DateLine word={t.end()} day={sale.end} now={now} zone={sale.end?.zone} />
    </p>
  )
}

/** If both dates are moments, the end names the zone of both. */
function zoneOfStart({ start, end }: Sale): string | undefined {
  return end === null || end.zone === '' ? start?.zone : ''
}

interface DateLineProps {
  readonly word: string
  readonly day: SaleDay | null
  readonly now: string
  readonly zone: string | undefined
}

function DateLine({ word, day, now, zone }: DateLineProps) {
  const t = useMessages('offerings')
  return (
    <span>
      <span className="cell-date-word">{word}</span>{' '}
      {day === null ? t.toBeAnnounced() : <DayText day={day} now={now} />}
      {zone}
    </span>
  )
}

/** Matches the year: `2026/` in `2026/04/16`, `, 2026` in `Apr 16, 2026`. */
const year = /(^\d{4}[/.]|, \d{4}$)/

function DayText({ day: { at, text }, now }: { day: SaleDay; now: string }) {
  const [before, yearText = '', after] = text.split(year)
  const isThisYear = yearText.includes(now.slice(0, 4))
  return (
    <time dateTime={at}>
      {before}
      <span className={isThisYear ? 'max-md:sr-only' : ''}>{yearText}</span>
      {after}
    </time>
  )
}
