import { lazy, Suspense } from 'react'
import { addEventPath } from '../../../words/addresses/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedCalendar } from './calendar.load.ts'
import { Popover } from './popover.tsx'

const Subscription = lazy(() => import('./subscription.tsx'))

export function CalendarTitle({ calendar, title }: { calendar: LoadedCalendar; title: string }) {
  const t = useMessages('events')
  const links = useLinks()
  return (
    <div className="flex items-start justify-between gap-x-3 pt-4 pb-3 md:items-end md:gap-x-8 md:pt-6 md:pb-4">
      <div>
        <h1 className="font-display text-xl md:text-2xl">{title}</h1>
        <p className="mt-0.5 text-xs text-ink-3 md:mt-1 md:text-sm">
          <span className="me-1 max-md:hidden">{t.lede()}</span>
          <span>{t.zone({ zone: calendar.zone })}</span>
        </p>
      </div>
      <div className="flex flex-none gap-2 md:gap-3">
        <PageLink to={links.inside(addEventPath)} className={`${buttonClass()} title-action`}>
          <Icon name="plus" />
          <span className="max-md:sr-only">{t.add()}</span>
        </PageLink>
        <Popover
          look={`${buttonClass({ kind: 'primary' })} title-action`}
          summary={
            <>
              <Icon name="calendar" />
              <span className="max-md:sr-only">{t.subscribe()}</span>
            </>
          }
        >
          <Suspense>
            <Subscription feeds={calendar.feeds} />
          </Suspense>
        </Popover>
      </div>
    </div>
  )
}
