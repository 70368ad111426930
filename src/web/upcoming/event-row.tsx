import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { DemoMark } from '../page/demo-mark.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { EventMark } from './event-mark.tsx'
import type { LoadedEventRow } from './present-event.ts'

export function EventRow({
  row,
  heading: Heading = 'p',
  action,
}: {
  row: LoadedEventRow
  heading?: 'p' | 'h3' | 'h4'
  /** What else can be done with the event, at the end of its row. */
  action?: ReactNode
}) {
  return (
    <li className="event-row">
      <EventClock row={row} />
      <div className="min-w-0">
        <Heading lang={row.lang} className="text-sm leading-data font-strong text-ink">
          <PageLink to={row.href} className="after:absolute after:inset-0 hover:text-accent">
            {row.title}
          </PageLink>
        </Heading>
        <EventAbout row={row} />
      </div>
      {action}
    </li>
  )
}

function EventClock({ row: { clock, precision, dateTime, until } }: { row: LoadedEventRow }) {
  const t = useMessages('events')
  return (
    <p className="text-xs leading-body font-strong whitespace-nowrap text-ink">
      <time dateTime={dateTime}>{clock ?? (precision === 'month' ? t.undecided() : t.allDay())}</time>
      {until !== null && (
        <small className="block text-2xs font-body text-ink-3">{t.until({ day: until })}</small>
      )}
    </p>
  )
}

export function EventAbout({ row: { group, type, token, place, isDemo } }: { row: LoadedEventRow }) {
  const types = useMessages('event-types')
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-2xs leading-body text-ink-3">
      <span className="inline-flex items-center gap-1.5">
        <EventMark group={group} />
        {types[type]()}
      </span>
      <span>{token}</span>
      {isDemo && <DemoMark />}
      {place !== null && (
        <span className="inline-flex items-center gap-1">
          <Icon name="pin" className="size-3.5" />
          {place}
        </span>
      )}
    </p>
  )
}
