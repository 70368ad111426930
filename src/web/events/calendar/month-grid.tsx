import type { CSSProperties } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { EventMark } from '../../upcoming/event-mark.tsx'
import type { LoadedCell, LoadedDay, LoadedGrid, LoadedBarRow } from './present-grid.ts'
import { useGroupWord } from './use-filtered-title.ts'

const weekend = ['', '', '', '', '', 'sat', 'sun']

interface MonthGridProps {
  readonly grid: LoadedGrid
  /** A strip has only the days of a week, without their events. */
  readonly look: 'month' | 'week' | 'strip'
}

export function MonthGrid({ grid: { weekdays, weeks }, look }: MonthGridProps) {
  return (
    <>
      <table className={`month-grid ${look}-grid`} aria-labelledby="period">
        <thead>
          <tr>
            {weekdays.map(({ short, whole }, place) => (
              <th key={whole} scope="col" abbr={whole} className={weekend[place]}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]?.day}>
              {days.map((day, place) => (
                <DayCell key={day.day} day={day} weekend={weekend[place] ?? ''} isStrip={look === 'strip'} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {look !== 'strip' && <Legend />}
    </>
  )
}

interface DayCellProps {
  readonly day: LoadedDay
  readonly weekend: string
  readonly isStrip: boolean
}

function DayCell({ day, weekend: look, isStrip }: DayCellProps) {
  const t = useMessages('events')
  const state = day.isToday ? 'today' : day.isPast ? 'past' : ''
  return (
    <td
      aria-current={day.isToday ? 'date' : undefined}
      className={`${state} ${day.isOutside ? 'outside' : ''}`}
    >
      <DayNumber day={day} look={look} />
      {!isStrip && day.add !== null && (
        <PageLink to={day.add} rel="nofollow" aria-label={t.addOn({ day: day.name })} className="month-add">
          <Icon name="plus" />
        </PageLink>
      )}
      {day.barRows.map((row, place) => (
        // The rows of a day have no other name than their place, and stay as long as their days.
        // oxlint-disable-next-line react/no-array-index-key
        <BarRow key={place} row={row} place={place} isStrip={isStrip} />
      ))}
      {!isStrip && day.events.map((event) => <Cell key={event.id} event={event} />)}
      {!isStrip && day.more !== 0 && (
        <PageLink to={day.href} rel="nofollow" className="month-more link">
          {day.more === null ? t.allOfDay() : t.more({ count: day.more })}
        </PageLink>
      )}
      <span aria-hidden="true" className="month-dots">
        {day.groups.map((group) => (
          <EventMark key={group} group={group} />
        ))}
      </span>
    </td>
  )
}

function DayNumber({ day, look }: { day: LoadedDay; look: string }) {
  const t = useMessages('events')
  return (
    <PageLink
      to={day.href}
      rel="nofollow"
      aria-label={day.count === null ? day.name : t.onDay({ day: day.name, count: day.count })}
      aria-current={day.isChosen ? 'page' : undefined}
      className={`month-day ${look}`}
    >
      <time dateTime={day.day}>{day.number}</time>
    </PageLink>
  )
}

/** One row of bars on one day: on wide screens a bar over all of its days, on phones a line that continues from day to day. */
function BarRow({ row, place, isStrip }: { row: LoadedBarRow; place: number; isStrip: boolean }) {
  const begins = isStrip ? null : row?.begins
  const style: CSSProperties & Record<'--row', number> = { '--row': place }
  return (
    <>
      {begins ? <Bar bar={begins} /> : <i aria-hidden="true" className="month-gap" />}
      {row !== null && (
        <i
          aria-hidden="true"
          style={style}
          className={`month-line tint-${row.isOver ? 'over' : row.group}`}
        />
      )}
    </>
  )
}

function Bar({ bar }: { bar: NonNullable<NonNullable<LoadedBarRow>['begins']> }) {
  const t = useMessages('events')
  const types = useMessages('event-types')
  const style: CSSProperties & Record<'--span', number> = { '--span': bar.span }
  return (
    <PageLink
      to={bar.href}
      title={t.ofType({ type: types[bar.type](), title: bar.title })}
      style={style}
      className={`month-bar ${bar.isOver ? 'over tint-over' : `tint-${bar.group}`} ${bar.isBegun ? 'begun' : ''} ${bar.isContinued ? 'continued' : ''}`}
    >
      <CellText event={bar} />
    </PageLink>
  )
}

function Cell({ event }: { event: LoadedCell }) {
  const t = useMessages('events')
  const types = useMessages('event-types')
  return (
    <PageLink
      to={event.href}
      title={t.ofType({ type: types[event.type](), title: event.title })}
      className={`month-event ${event.isOver ? 'over' : ''}`}
    >
      {event.clock !== null && <span className="month-clock">{event.clock}</span>}
      <CellText event={event} />
    </PageLink>
  )
}

function CellText({ event: { group, symbol, text, lang } }: { event: LoadedCell }) {
  return (
    <>
      <EventMark group={group} /> {symbol !== null && <b>{symbol}</b>} <span lang={lang}>{text}</span>
    </>
  )
}

function Legend() {
  const groupWord = useGroupWord()
  return (
    <p className="month-legend">
      {(['token', 'people', 'company'] as const).map((group) => (
        <span key={group} className="inline-flex items-center gap-1.5">
          <EventMark group={group} />
          {groupWord(group)}
        </span>
      ))}
    </p>
  )
}
