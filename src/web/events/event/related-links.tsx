import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { LoadedEvent } from './event.load.ts'

export function RelatedLinks({
  event: { coin, offering, token, all, ofDay, precision },
}: {
  event: LoadedEvent
}) {
  const t = useMessages('event')
  const places = [
    ...(coin === null ? [] : [{ href: coin.href, text: t.coinLink({ name: coin.name }) }]),
    ...(offering === null ? [] : [{ href: offering.href, text: t.offeringLink({ name: offering.name }) }]),
    { href: all, text: t.allOfToken({ token }) },
    ...(precision === 'month' ? [] : [{ href: ofDay, text: t.ofDay() }]),
  ]
  return (
    <nav aria-label={t.related()} className="border-t border-ink">
      <h2 className="pt-3 pb-1 text-md">{t.related()}</h2>
      <ul>
        {places.map(({ href, text }) => (
          <li key={href} className="border-b border-rule">
            <PageLink
              to={href}
              className="flex min-h-11 items-center justify-between gap-2 text-sm text-accent hover:text-accent-strong"
            >
              {text}
              <Icon name="right" className="size-4" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
