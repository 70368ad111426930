import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import type { LoadedToken } from './present-token.ts'

/** The coins of the symbol. Where several share it, events are of the symbol: the reader is told so, and can look at each coin. */
export function TokenNote({ token }: { token: LoadedToken | null }) {
  const t = useMessages('events')
  if (token === null || token.coins.length === 0) return null
  const isShared = token.coins.length > 1
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 border-s-3 border-accent-line ps-4 text-sm">
      <p>{isShared ? t.sharedSymbol({ symbol: token.symbol }) : t.coinOf({ symbol: token.symbol })}</p>
      <ul className="flex flex-wrap gap-x-4">
        {token.coins.map(({ id, name, href }) => (
          <li key={id}>
            <PageLink to={href} className="link inline-flex min-h-11 items-center">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
