import { eventFile } from '../../../words/addresses/event-file-address.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { EventRow } from '../../upcoming/event-row.tsx'
import type { LoadedCalendar } from './calendar.load.ts'
import type { AgendaGroup } from './present-agenda-groups.ts'

/** The list of events, by day. */
export function Agenda({ calendar: { agenda, mode, add } }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const { groups, rest, restCount, past, pastCount, isAllPast, count, isEmpty, undated } = agenda
  return (
    <section aria-labelledby="agenda" className="calendar-agenda">
      <hr className="komochi" />
      <div className="agenda-head">
        <h2 id="agenda" className="font-display text-lg md:text-xl">
          {mode === 'day' ? t.dayEvents() : isAllPast ? t.pastEvents() : t.comingEvents()}
        </h2>
        {count !== null && <p className="text-xs text-ink-3">{t.count({ count })}</p>}
        {add !== null && (
          <PageLink to={add} rel="nofollow" className={buttonClass({ size: 'sm', className: 'ms-auto' })}>
            <Icon name="plus" />
            {t.addOnDay()}
          </PageLink>
        )}
      </div>
      {isEmpty && (
        <p className="border-t border-rule py-4 text-sm">
          {mode === 'day' ? t.emptyDay() : t.nothingComing()}
        </p>
      )}
      <Groups groups={groups} />
      <Folded groups={rest} title={t.showRest({ count: restCount })} />
      {agenda.more !== null && (
        <PageLink to={agenda.more.href} rel="nofollow" className={buttonClass({ className: 'mt-4 w-full' })}>
          {agenda.more.count === null ? t.showLaterDays() : t.showLater({ count: agenda.more.count })}
        </PageLink>
      )}
      {undated.map((group) => (
        <Folded
          key={group.key}
          groups={[group]}
          title={t.undated({ month: group.text, count: group.rows.length })}
        />
      ))}
      <Folded groups={past} title={t.showPast({ count: pastCount })} />
    </section>
  )
}

function Groups({ groups }: { groups: readonly AgendaGroup[] }) {
  return (
    <div className="agenda-groups">
      {groups.map((group) => (
        <div key={group.key}>
          <GroupTitle group={group} />
          <ul>
            {group.rows.map((row) => (
              <EventRow key={row.id} row={row} heading="h4" action={<Keep id={row.id} title={row.title} />} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Downloads one event for the calendar of the reader's device. */
function Keep({ id, title }: { id: string; title: string }) {
  const t = useMessages('events')
  return (
    <a href={eventFile(id)} rel="nofollow" aria-label={t.keep({ title })} className="btn btn-icon event-keep">
      <Icon name="plus" />
    </a>
  )
}

function GroupTitle({ group: { kind, text, weekday, isToday } }: { group: AgendaGroup }) {
  const t = useMessages('events')
  const words = { day: text, month: t.inMonth({ month: text }), earlier: t.earlier(), ongoing: t.ongoing() }
  const look = weekday === 6 ? 'text-saturday' : weekday === 0 ? 'text-sunday' : ''
  return (
    <h3 className={`flex items-center gap-2 border-b border-rule-2 pt-2 pb-1.5 text-xs md:pt-3 ${look}`}>
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
