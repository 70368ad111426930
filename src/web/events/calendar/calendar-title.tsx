import { addEventPath } from '../../../words/addresses/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedCalendar } from './calendar.load.ts'
import { Subscribe } from './subscribe.tsx'

export function CalendarTitle({ calendar, title }: { calendar: LoadedCalendar; title: string }) {
  const t = useMessages('events')
  const links = useLinks()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-5 pb-5 md:pt-6">
      <div>
        <h1 className="font-display text-xl md:text-2xl">{title}</h1>
        <p className="mt-1 text-sm text-ink-3">
          {t.lede()} {t.zone({ zone: calendar.zoneText })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
        <PageLink to={links.inside(addEventPath)} className={buttonClass()}>
          <Icon name="plus" />
          {t.add()}
        </PageLink>
        <Subscribe feeds={calendar.feeds} />
      </div>
    </div>
  )
}
