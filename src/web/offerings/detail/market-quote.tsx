import { useMessages } from '../../i18n/use-messages.ts'
import QuoteSource from '../../page/quote-source.tsx'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Label } from '../../ui/tables/tag.tsx'
import type { LoadedOffering } from './offering.load.ts'

const arrows = { '1': '▲ ', '-1': '▼ ', '0': '' } as const

export default function MarketQuote({ quote }: { quote: LoadedOffering['quote'] }) {
  const t = useMessages('offering')
  const links = useLinks()
  if (quote === null) return null
  const arrow = arrows[String(quote.direction) as keyof typeof arrows]
  return (
    <div className="border-t border-rule pt-4">
      <p className="flex items-center justify-between gap-3 text-2xs text-ink-3">
        {t.marketPrice()}
        {quote.isDemo && <Label kind="demo">{t.demoPrice()}</Label>}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3">
        <b className="text-xl leading-flat font-head text-ink" title={quote.full}>
          {quote.text}
        </b>
        {quote.change !== null && t.priceChange({ change: arrow + quote.change })}
      </p>
      <p className="flex flex-wrap gap-x-2 text-2xs text-ink-3">
        {quote.at !== null && <span>{t.priceAsOf({ time: quote.at })}</span>}
        <QuoteSource sources={quote.sources} />
      </p>
      <PageLink
        to={links.coin(quote.coinId)}
        className="link -mb-2 inline-flex min-h-11 items-center gap-1 text-sm"
      >
        {t.toMarket()}
        <Icon name="right" className="size-4" />
      </PageLink>
    </div>
  )
}
