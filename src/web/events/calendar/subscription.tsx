import { useCopyText } from '../../form/copy-text.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import type { LoadedCalendar } from './calendar.load.ts'

/** Where a calendar can be subscribed to. The page loads this after its first view. */
export default function Subscription({ feeds }: { feeds: LoadedCalendar['feeds'] }) {
  const { heading } = useMessages('events')
  const t = useMessages('events/subscription')
  const frame = useMessages('frame')
  const { language, origins } = useSite()
  const address = origins[language] + feeds.calendar
  const webcal = address.replace(/^https?:/, 'webcal:')
  const places = [
    { name: t.inApple(), href: webcal },
    { name: t.inGoogle(), href: feeds.toGoogle + encodeURIComponent(webcal) },
    {
      name: t.inOutlook(),
      href: `${feeds.toOutlook}${encodeURIComponent(address)}&name=${encodeURIComponent(heading())}`,
    },
    { name: t.asFile(), href: feeds.file },
    { name: t.asRss(), href: feeds.rss },
    { name: frame.linkWidget(), href: feeds.widget },
  ]
  return (
    <>
      <p className="text-xs">{t.subscribeText()}</p>
      <ul className="mt-2 grid">
        {places.map(({ name, href }) => (
          <li key={name} className="not-first:border-t border-rule">
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
      {/* The outcome of a copy belongs to the address, so another address begins without one. */}
      <FeedAddress key={address} address={address} />
    </>
  )
}

function FeedAddress({ address }: { address: string }) {
  const t = useMessages('events/subscription')
  const words = { copy: t.copy(), copied: t.copied(), selected: t.copySelected() }
  const { shown, button, stated } = useCopyText({ text: address, label: t.feedAddress(), words })
  return (
    <>
      <p className="mt-2 text-2xs text-ink-3">{t.feedAddress()}</p>
      <code ref={shown} className="my-1 block bg-sunken p-2 text-2xs text-ink">
        {address}
      </code>
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        {button}
        {stated}
      </div>
    </>
  )
}
