import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { EventRow } from '../../upcoming/event-row.tsx'
import type { AgendaGroup } from './present-agenda-groups.ts'
import type { LoadedAgenda } from './present-agenda.ts'

/** What comes, day by day; what is over is folded away unless there is nothing else. */
export function Agenda({ agenda }: { agenda: LoadedAgenda }) {
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
      {isToday && (
        <span className="rounded-xs border border-current px-1 py-px text-2xs leading-data font-medium text-brand-text">
          {t.today()}
        </span>
      )}
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
