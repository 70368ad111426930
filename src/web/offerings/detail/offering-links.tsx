import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { LoadedOffering } from './offering.load.ts'

/** Names of platforms are the same in every language; only website and white paper are translated. */
export function OfferingLinks({ urls }: { urls: LoadedOffering['urls'] }) {
  const t = useMessages('offering')
  const words: Readonly<Record<string, string>> = {
    Website: t.url(),
    'White paper': t.whitePaper(),
    Twitter: t.linkX(),
    Github: 'GitHub',
  }
  if (urls.length === 0) return null
  return (
    <ul aria-label={t.urls()} className="mt-4 flex flex-wrap gap-x-5">
      {urls.map(({ key, href }) => (
        <li key={key}>
          <a
            href={href}
            rel="noopener nofollow ugc"
            className="link inline-flex min-h-11 items-center gap-1 text-sm"
          >
            {words[key] ?? key}
            <Icon name="external" className="size-3.5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
