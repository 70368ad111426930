import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { Agenda } from './calendar/agenda.tsx'
import { CalendarTitle } from './calendar/calendar-title.tsx'
import { FilterBar } from './calendar/filter-bar.tsx'
import { MonthGrid } from './calendar/month-grid.tsx'
import { NoEvents } from './calendar/no-events.tsx'
import { PeriodHead } from './calendar/period-head.tsx'
import { TokenNote } from './calendar/token-note.tsx'
import { useFilterWords } from './calendar/use-filter-words.ts'
import { useOwnZone } from './use-own-zone.ts'
import '../upcoming/upcoming.css'
import '../form/remote-select.css'
import './events.css'

const load = deferredLoad(() => import('./calendar/calendar.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Events by day. The path says which: see `readCalendarPath`. */
export default function CalendarPage() {
  const t = useMessages('events')
  const calendar = useOwnZone(useLoaded(load), load)
  const { filter, path, total, feeds } = calendar
  const words = useFilterWords(calendar)
  const title = words === '' ? t.heading() : t.headingOf({ filter: words })
  return (
    <div className="wrap">
      <PageHead
        title={title}
        description={words === '' ? t.description() : t.descriptionOf({ filter: words })}
        path={path}
        feed={feeds.rss}
        // Of the days and kinds that can be asked for there is no end.
        unlisted={total === 0 || filter.time !== null || filter.tags.length > 0}
      />
      <CalendarTitle calendar={calendar} title={title} />
      <FilterBar calendar={calendar} />
      <TokenNote token={calendar.token} />
      <div className={`calendar-layout ${total === 0 ? 'nothing' : ''}`}>
        <section aria-labelledby="period" className="min-w-0">
          <PeriodHead calendar={calendar} />
          {calendar.grid !== null && <MonthGrid grid={calendar.grid} isDemo={calendar.isDemo} />}
        </section>
        {total === 0 ? <NoEvents calendar={calendar} /> : <Agenda agenda={calendar.agenda} />}
      </div>
    </div>
  )
}
