import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { AwaySection, CoinSection } from './coin-section.tsx'
import type { LinkKind } from './data/present-about.ts'
import type { LoadedCoin } from './data/coin.load.ts'

export function AboutCoin({ coin: { name, about } }: { coin: LoadedCoin }) {
  const t = useMessages('coin')
  const words = useLinkWords()
  if (about.isAway) return <AwaySection title={t.about({ name })} />
  if (about.description === null && about.links.length === 0) return null
  return (
    <CoinSection title={t.about({ name })}>
      {about.description !== null && <p className="max-w-prose">{about.description}</p>}
      {about.links.length > 0 && (
        <ul className="flex flex-wrap gap-2 pt-4">
          {about.links.map(({ kind, href }) => (
            <li key={kind}>
              <a href={href} rel="noopener nofollow" className="btn btn-sm">
                <Icon name="external" />
                {words[kind]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </CoinSection>
  )
}

function useLinkWords(): Readonly<Record<LinkKind, string>> {
  const t = useMessages('coin')
  return {
    website: t.website(),
    explorer: t.explorer(),
    source_code: t.sourceCode(),
    forum: t.forum(),
    twitter: 'X',
    facebook: 'Facebook',
    reddit: 'Reddit',
    telegram: 'Telegram',
  }
}
