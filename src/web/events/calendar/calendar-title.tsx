import { addEventPath } from '../../../words/addresses/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedCalendar } from './calendar.load.ts'

export function CalendarTitle({ calendar, title }: { calendar: LoadedCalendar; title: string }) {
  const t = useMessages('events')
  const links = useLinks()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-5 pb-5 md:pt-6">
      <div>
        <h1 className="font-display text-xl md:text-2xl">{title}</h1>
        <p className="mt-1 text-sm text-ink-3">{t.lede({ zone: calendar.zone })}</p>
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

function Subscribe({ feeds }: { feeds: LoadedCalendar['feeds'] }) {
  const t = useMessages('events')
  const frame = useMessages('frame')
  const { language, origins } = useSite()
  const address = origins[language] + feeds.calendar
  const webcal = address.replace(/^https?:/, 'webcal:')
  const places = [
    { name: t.inApple(), href: webcal },
    { name: t.inGoogle(), href: feeds.toGoogle + encodeURIComponent(webcal) },
    {
      name: t.inOutlook(),
      href: `${feeds.toOutlook}${encodeURIComponent(address)}&name=${encodeURIComponent(t.heading())}`,
    },
    { name: t.asFile(), href: feeds.calendar },
    { name: t.asRss(), href: feeds.rss },
    { name: frame.linkWidget(), href: feeds.widget },
  ]
  return (
    <details className="popup-details relative">
      <summary className={buttonClass({ kind: 'primary', className: 'w-full' })}>
        <Icon name="calendar" />
        {t.subscribe()}
      </summary>
      <div className="popup-box">
        <p className="text-xs">{t.subscribeText()}</p>
        <ul className="mt-2 grid">
          {places.map(({ name, href }) => (
            <li key={href} className="not-first:border-t border-rule">
              <a
                href={href}
                rel="noopener"
                className="flex min-h-11 items-center text-sm text-accent hover:text-accent-strong"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <label className="mt-2 grid gap-1 text-2xs text-ink-3">
          {t.feedAddress()}
          <input readOnly value={address} className="control text-xs" />
        </label>
      </div>
    </details>
  )
}
