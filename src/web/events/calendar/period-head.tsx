import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { LinkTabs } from '../../ui/lists/tabs.tsx'
import type { IconName } from '../../ui/pictures/icon-names.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedCalendar } from './calendar.load.ts'

/** The title of the shown days, the switch between month, week and list, and the links to the days before and after. */
export function PeriodHead({ calendar }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const { mode, isList, month, shortMonth, day, from, to, previous, next, now, hasToday, views } = calendar
  const steps = {
    month: [t.previousMonth(), t.nextMonth()],
    week: [t.previousWeek(), t.nextWeek()],
    day: [t.previousDay(), t.nextDay()],
    days: [t.previousDays(), t.nextDays()],
  } as const
  const [before, after] = steps[month !== null ? 'month' : mode === 'week' || mode === 'day' ? mode : 'days']
  const words = { month: t.viewMonth(), week: t.viewWeek(), list: t.viewList() }
  return (
    <>
      <hr className="komochi" />
      <div className="period-head">
        <h2 id="period" className="font-display text-lg md:text-xl">
          {month !== null && !isList ? (
            <MonthName whole={month} short={shortMonth ?? month} />
          ) : (
            (day ?? (from === to ? from : t.span({ from, to })))
          )}
        </h2>
        <div className="flex items-center gap-1">
          <Step to={previous} icon="left" label={before} />
          {/* On a narrow screen the link gives way where it would lead nowhere else. */}
          <PageLink
            to={now}
            className={buttonClass({ size: 'sm', className: hasToday ? 'max-md:hidden' : '' })}
          >
            {t.today()}
          </PageLink>
          <Step to={next} icon="right" label={after} />
        </div>
        <LinkTabs
          look="boxed"
          label={t.view()}
          tabs={(['month', 'week', 'list'] as const).map((view) => ({
            href: views[view],
            label: words[view],
            current: view === mode,
          }))}
        />
      </div>
    </>
  )
}

/** A narrow screen has room for `Nov 2026` beside the switch, but not for the whole month. */
function MonthName({ whole, short }: { whole: string; short: string }) {
  if (whole === short) return whole
  return (
    <>
      <span className="max-md:hidden">{whole}</span>
      <span className="md:hidden">{short}</span>
    </>
  )
}

function Step({ to, icon, label }: { to: string | null; icon: IconName; label: string }) {
  if (to === null) return null
  return (
    <PageLink to={to} rel="nofollow" aria-label={label} className="btn btn-icon">
      <Icon name={icon} />
    </PageLink>
  )
}
