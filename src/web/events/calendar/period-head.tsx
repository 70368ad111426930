import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import type { IconName } from '../../ui/pictures/icon-names.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedCalendar } from './calendar.load.ts'

export function PeriodHead({
  calendar: { month, from, to, previous, next, now },
}: {
  calendar: LoadedCalendar
}) {
  const t = useMessages('events')
  const isMonth = month !== null
  return (
    <>
      <hr className="komochi" />
      <div className="flex items-center gap-1 py-2.5">
        <h2 id="period" className="me-auto font-display text-xl">
          {month ?? (from === to ? from : t.span({ from, to }))}
        </h2>
        <Step to={previous} icon="left" label={isMonth ? t.previousMonth() : t.previousDays()} />
        <PageLink to={now} className={buttonClass({ size: 'sm' })}>
          {t.today()}
        </PageLink>
        <Step to={next} icon="right" label={isMonth ? t.nextMonth() : t.nextDays()} />
      </div>
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
