import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import DemoNote from '../page/demo-mark.tsx'
import { PageHead } from '../page/page-head.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { EventRow } from '../upcoming/event-row.tsx'
import { CalendarTitle } from './calendar/calendar-title.tsx'
import '../upcoming/upcoming.css'
import '../form/remote-select.css'
import './events.css'
import type { LoadedCalendar } from './calendar/calendar.load.ts'
import { FilterBar } from './calendar/filter-bar.tsx'
import { MonthGrid } from './calendar/month-grid.tsx'
import { PeriodHead } from './calendar/period-head.tsx'
import type { AgendaGroup } from './calendar/present-agenda-groups.ts'
import type { LoadedAgenda } from './calendar/present-agenda.ts'
import type { LoadedToken } from './calendar/present-token.ts'
import { useFilterWords } from './calendar/use-filter-words.ts'

const load = deferredLoad(() => import('./calendar/calendar.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The events calendar. The path holds the filter: see `readCalendarPath`. */
export default function CalendarPage() {
  const t = useMessages('events')
  const calendar = useLoaded(load)
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
        // Combinations of days and types are endless, so search engines do not index them.
        unlisted={total === 0 || filter.time !== null || filter.tags.length > 0}
      />
      <CalendarTitle calendar={calendar} title={title} />
      <FilterBar calendar={calendar} />
      {calendar.isDemo && <DemoNote of="events" />}
      <TokenNote token={calendar.token} />
      <div className={`calendar-layout ${total === 0 ? 'nothing' : ''}`}>
        <section aria-labelledby="period" className="min-w-0">
          <PeriodHead calendar={calendar} />
          {calendar.grid !== null && <MonthGrid grid={calendar.grid} />}
        </section>
        {total === 0 ? <NoEvents calendar={calendar} /> : <Agenda agenda={calendar.agenda} />}
      </div>
    </div>
  )
}

function Agenda({ agenda }: { agenda: LoadedAgenda }) {
  const t = useMessages('events')
  const { groups, rest, restCount, past, pastCount, isAllPast, count, isEmpty } = agenda
  return (
    <section aria-labelledby="agenda" className="min-w-0">
      <hr className="komochi" />
      <div className="flex min-h-16 items-center justify-between gap-4">
        <h2 id="agenda" className="font-display text-xl">
          {isAllPast ? t.pastEvents() : t.comingEvents()}
        </h2>
        {count !== null && <p className="text-xs text-ink-3">{t.count({ count })}</p>}
      </div>
      {isEmpty && <p className="border-t border-rule py-4 text-sm">{t.nothingComing()}</p>}
      <Groups groups={groups} />
      <Folded groups={rest} title={t.showRest({ count: restCount })} />
      {agenda.more !== null && (
        <PageLink to={agenda.more.href} rel="nofollow" className={buttonClass({ className: 'mt-4 w-full' })}>
          {agenda.more.count === null ? t.showLaterDays() : t.showLater({ count: agenda.more.count })}
        </PageLink>
      )}
      <Folded groups={past} title={t.showPast({ count: pastCount })} />
    </section>
  )
}

function Groups({ groups }: { groups: readonly AgendaGroup[] }) {
  return groups.map((group) => (
    <div key={group.key}>
      <GroupTitle group={group} />
      <ul>
        {group.rows.map((row) => (
          <EventRow key={row.id} row={row} heading="h4" />
        ))}
      </ul>
    </div>
  ))
}

function GroupTitle({ group: { kind, text, weekday, isToday } }: { group: AgendaGroup }) {
  const t = useMessages('events')
  const words = { day: text, month: t.inMonth({ month: text }), earlier: t.earlier(), ongoing: t.ongoing() }
  const look = weekday === 6 ? 'text-saturday' : weekday === 0 ? 'text-sunday' : ''
  return (
    <h3 className={`flex items-center gap-2 border-b border-rule-2 pt-3 pb-1.5 text-xs ${look}`}>
      {words[kind]}
      {isToday && <span className="border border-current px-1 text-2xs text-brand-text">{t.today()}</span>}
    </h3>
  )
}

function Folded({ groups, title }: { groups: readonly AgendaGroup[]; title: string }) {
  if (groups.length === 0) return null
  return (
    <details className="group mt-4">
      <summary className={buttonClass({ className: 'w-full' })}>
        {title}
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <Groups groups={groups} />
    </details>
  )
}

function NoEvents({ calendar: { ways, token } }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const isUnknown = token !== null && !token.isKnown && token.coins.length === 0
  return (
    <div className="min-w-0">
      <EmptyState
        title={isUnknown ? t.unknownToken({ symbol: token.symbol }) : t.emptyTitle()}
        actions={
          <>
            <PageLink to={ways.all} className={buttonClass({ kind: 'primary' })}>
              {t.allEvents()}
            </PageLink>
            {ways.anyTime !== null && (
              <PageLink to={ways.anyTime} className={buttonClass()}>
                {t.withoutPeriod()}
              </PageLink>
            )}
            {ways.allTypes !== null && (
              <PageLink to={ways.allTypes} className={buttonClass()}>
                {t.withoutTypes()}
              </PageLink>
            )}
          </>
        }
      >
        {isUnknown ? t.unknownTokenText() : t.emptyText()}
      </EmptyState>
      {isUnknown && token.suggestions.length > 0 && (
        <>
          <h3 className="pt-5 pb-1 text-sm">{t.meant()}</h3>
          <ul>
            {token.suggestions.map(({ href, label }) => (
              <li key={href}>
                <PageLink to={href} className="link inline-flex min-h-11 items-center text-sm">
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function TokenNote({ token }: { token: LoadedToken | null }) {
  const t = useMessages('events')
  if (token === null || token.coins.length === 0) return null
  const isShared = token.coins.length > 1
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 border-s-3 border-accent-line ps-4 text-sm">
      <p>{isShared ? t.sharedSymbol({ symbol: token.symbol }) : t.coinOf({ symbol: token.symbol })}</p>
      <ul className="flex flex-wrap gap-x-4">
        {token.coins.map(({ id, name, href }) => (
          <li key={id}>
            <PageLink to={href} className="link inline-flex min-h-11 items-center">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
