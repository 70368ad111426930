import { listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import type { LoadedTokens } from './present-tokens.ts'

/** Names the unknown ones of several tokens, above the events of the others. */
export function UnknownTokens({ tokens }: { tokens: LoadedTokens }) {
  const t = useMessages('events')
  const { language } = useSite()
  const { unknown, chosen, knownOnly } = tokens
  if (knownOnly === null || unknown.length === chosen.length) return null
  return (
    <div role="note" className="mb-4 border-s-3 border-ongoing ps-4 text-sm">
      <p className="font-strong text-ink">
        {t.unknownToken({ symbol: listInLanguage({ names: unknown, language }) })}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        {t.unknownTokenText()}
        <PageLink to={knownOnly} className="link inline-flex min-h-11 items-center md:min-h-0">
          {t.knownTokens()}
        </PageLink>
      </p>
      <Suggestions tokens={tokens} />
    </div>
  )
}

/** The tokens that a reader may have meant by an unknown one. */
export function Suggestions({ tokens: { suggestions } }: { tokens: LoadedTokens }) {
  const t = useMessages('events')
  if (suggestions.length === 0) return null
  return (
    <div className="text-sm">
      <p className="pt-1">{t.meant()}</p>
      <ul className="flex flex-wrap gap-x-4">
        {suggestions.map(({ href, label }) => (
          <li key={href}>
            <PageLink to={href} className="link inline-flex min-h-11 items-center">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to the market pages of the tokens. A symbol that several coins share stands by itself. */
export function TokenCoins({ tokens }: { tokens: LoadedTokens }) {
  const t = useMessages('events')
  const { language } = useSite()
  const own = tokens.coins.filter(({ coins }) => coins.length === 1)
  const shared = tokens.coins.filter(({ coins }) => coins.length > 1)
  return (
    <>
      {own.length > 0 && (
        <CoinLinks
          text={t.coinOf({ symbol: listInLanguage({ names: own.map(({ symbol }) => symbol), language }) })}
          coins={own.flatMap(({ coins }) => coins)}
        />
      )}
      {shared.map(({ symbol, coins }) => (
        <CoinLinks key={symbol} text={t.sharedSymbol({ symbol })} coins={coins} />
      ))}
    </>
  )
}

interface CoinLinksProps {
  readonly text: string
  readonly coins: readonly { readonly id: string; readonly name: string; readonly href: string }[]
}

function CoinLinks({ text, coins }: CoinLinksProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 border-s-3 border-accent-line ps-4 text-sm">
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-4">
        {coins.map(({ id, name, href }) => (
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
