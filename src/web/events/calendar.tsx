import { lazy, Suspense } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import DemoNote from '../page/demo-mark.tsx'
import { PageHead } from '../page/page-head.tsx'
import '../upcoming/upcoming.css'
import './calendar.css'
import './month-grid.css'
import { Agenda } from './calendar/agenda.tsx'
import { CalendarTitle } from './calendar/calendar-title.tsx'
import { FilterBar } from './calendar/filter-bar.tsx'
import { MonthGrid } from './calendar/month-grid.tsx'
import { PeriodHead } from './calendar/period-head.tsx'
import { TokenCoins, UnknownTokens } from './calendar/token-notes.tsx'
import { useFilteredTitle } from './calendar/use-filtered-title.ts'

const load = deferredLoad(() => import('./calendar/calendar.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const NoEvents = lazy(() => import('./calendar/no-events.tsx'))

const gridLooks = { month: 'month', week: 'week', day: 'strip', list: 'strip' } as const

/** The events calendar. The path holds the filter: see `readCalendarPath`. */
export default function CalendarPage() {
  const t = useMessages('events')
  const calendar = useLoaded(load)
  const { filter, mode, path, total, grid } = calendar
  const filtered = useFilteredTitle(calendar)
  const title = filtered ?? t.heading()
  return (
    <div className="wrap">
      <PageHead
        title={title}
        description={filtered === undefined ? t.description() : t.descriptionOf({ title: filtered })}
        path={path}
        feed={calendar.feeds.rss}
        // Combinations of tokens, days and types are endless, so search engines do not index them.
        unlisted={total === 0 || filter.symbols.length > 1 || filter.time !== null || filter.tags.length > 0}
      />
      <CalendarTitle calendar={calendar} title={title} />
      <FilterBar calendar={calendar} />
      <UnknownTokens tokens={calendar.tokens} />
      <div className={`calendar-layout ${mode}-layout ${total === 0 ? 'nothing' : ''}`}>
        <section aria-labelledby="period" className="min-w-0">
          <PeriodHead calendar={calendar} />
          {grid !== null && <MonthGrid grid={grid} look={gridLooks[mode]} />}
        </section>
        {total === 0 ? (
          <Suspense>
            <NoEvents calendar={calendar} />
          </Suspense>
        ) : (
          <Agenda calendar={calendar} />
        )}
      </div>
      <TokenCoins tokens={calendar.tokens} />
      {calendar.isDemo && <DemoNote of="events" />}
    </div>
  )
}
