import { useMessages } from '../../i18n/use-messages.ts'
import type { Sale } from './present-cell.ts'
import type { SaleDay } from './present-day.ts'
import { useReaderDay } from './use-reader-day.ts'

/** Start and end, one under the other; on phones side by side and without the year. */
export function SaleDates({ sale }: { sale: Sale }) {
  const t = useMessages('offerings')
  return (
    <p className="cell-dates">
      <DateLine word={t.start()} day={sale.start} />
      <DateLine word={t.end()} day={sale.end} />
    </p>
  )
}

function DateLine({ word, day }: { word: string; day: SaleDay | null }) {
  const t = useMessages('offerings')
  const text = useReaderDay()
  return (
    <span>
      <span className="cell-date-word">{word}</span>
      {day === null ? (
        t.toBeAnnounced()
      ) : (
        <time dateTime={day.at}>
          <span className="max-md:sr-only">{text(day).slice(0, 5)}</span>
          {text(day).slice(5)}
        </time>
      )}
    </span>
  )
}
