import { quoteCredits } from '../../domain/market/quotes/quote-credits.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { labelLook } from '../ui/styles/label-look.ts'

/**
 * Names where prices come from, beside the prices: a service by a link, as its terms ask, and an import as such. Simulated prices
 * have a label of their own.
 */
export default function QuoteSource({ sources }: { sources: readonly string[] }) {
  const t = useMessages('quotes/source')
  const credits = sources.flatMap((source) => quoteCredits[source] ?? [])
  return (
    <>
      {credits.map(({ name, url }) => (
        <a key={name} href={url} rel="noopener" className="link">
          {t.credit({ source: name })}
        </a>
      ))}
      {sources.includes('import') && (
        <span className={`${labelLook} border-rule-2 text-ink-3`} title={t.importedMeaning()}>
          {t.imported()}
        </span>
      )}
    </>
  )
}
