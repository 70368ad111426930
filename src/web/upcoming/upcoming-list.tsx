import { CachedMarkup } from '../page/cached-markup.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { EventAbout } from './event-row.tsx'
import type { LoadedUpcoming } from './load-upcoming.ts'

export function UpcomingList({ events }: { events: LoadedUpcoming['events'] }) {
  return (
    <CachedMarkup
      as="ul"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-8"
      of={events}
      byContent
    >
      {events.map((event) => (
        <li key={event.id} className="relative border-t border-rule py-3">
          <p className="text-xs text-ink-3">
            <time dateTime={event.dateTime}>{event.date}</time>
          </p>
          <h3 lang={event.lang} className="mt-0.5 text-sm">
            <PageLink to={event.href} className="after:absolute after:inset-0 hover:text-accent">
              {event.title}
            </PageLink>
          </h3>
          <EventAbout row={event} />
        </li>
      ))}
    </CachedMarkup>
  )
}

export function CalendarLink({ to, text }: { to: string; text: string }) {
  return (
    <PageLink to={to} className="link inline-flex min-h-11 items-center gap-1 text-sm">
      {text}
      <Icon name="right" className="size-4" />
    </PageLink>
  )
}
