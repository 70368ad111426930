import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EventMark } from '../../upcoming/event-mark.tsx'
import type { LoadedDay, LoadedGrid } from './present-grid.ts'
import { useGroupWord } from './use-filter-words.ts'

const weekend = ['', '', '', '', '', 'sat', 'sun']

export function MonthGrid({ grid: { weekdays, weeks } }: { grid: LoadedGrid }) {
  return (
    <>
      <table className="month-grid" aria-labelledby="period">
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
                <DayCell key={day.day} day={day} weekend={weekend[place] ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </>
  )
}

function DayCell({ day, weekend: look }: { day: LoadedDay; weekend: string }) {
  const t = useMessages('events')
  const types = useMessages('event-types')
  const state = day.isToday ? 'today' : day.isPast ? 'past' : ''
  return (
    <td
      aria-current={day.isToday ? 'date' : undefined}
      className={`${state} ${day.isOutside ? 'outside' : ''}`}
    >
      <DayNumber day={day} look={look} />
      {day.events.map((event) => (
        <PageLink
          key={event.id}
          to={event.href}
          title={t.ofType({ type: types[event.type](), title: event.title })}
          className={`month-event group-${event.group} ${event.isOver ? 'over' : ''} ${event.isContinued ? 'continued' : ''}`}
        >
          <b>{event.token}</b> <span lang={event.lang}>{event.title}</span>
        </PageLink>
      ))}
      {day.more !== 0 && day.href !== null && (
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
  const number = <time dateTime={day.day}>{day.number}</time>
  if (day.href === null) return <span className={`month-day ${look}`}>{number}</span>
  return (
    <PageLink
      to={day.href}
      rel="nofollow"
      aria-label={day.count === null ? day.name : t.onDay({ day: day.name, count: day.count })}
      className={`month-day ${look}`}
    >
      {number}
    </PageLink>
  )
}

function Legend() {
  const groupWord = useGroupWord()
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 pt-3 text-2xs text-ink-3">
      {(['token', 'people', 'company'] as const).map((group) => (
        <span key={group} className="inline-flex items-center gap-1.5">
          <EventMark group={group} />
          {groupWord(group)}
        </span>
      ))}
    </p>
  )
}
