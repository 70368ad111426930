import { useMessages } from '../i18n/use-messages.ts'
import type { LoadedUpcoming } from '../upcoming/load-upcoming.ts'
import { CalendarLink, UpcomingList } from '../upcoming/upcoming-list.tsx'

export function HomeEvents({ upcoming: { events, all } }: { upcoming: LoadedUpcoming }) {
  const t = useMessages('home')
  if (events.length === 0) return null
  return (
    <section aria-labelledby="upcoming" className="wrap mt-10">
      <hr className="komochi" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="upcoming" className="pt-3 pb-3 font-display text-lg">
          {t.upcoming()}
        </h2>
        <CalendarLink to={all} text={t.allEvents()} />
      </div>
      <UpcomingList events={events} />
    </section>
  )
}
