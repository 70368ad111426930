import { isInStores, type AppStores } from '../../domain/kernel/site/app-stores.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { missing } from '../../domain/kernel/text/missing.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLoadedQuotes } from '../market/live/live-quotes.ts'
import { useCurrency, useRevealFigures } from '../market/stored/use-currency.ts'
import { DeferredQuoteSource } from '../page/deferred-quote-source.tsx'
import type { LoadedCoinview } from './coinview.load.ts'
import icon from './icon.svg?url&no-inline'
import { PageCode } from './page-code.tsx'
import { MarketScreen } from './phone/market-screen.tsx'
import { StoreLinks } from './store-links.tsx'

interface HeroProps {
  readonly page: LoadedCoinview
  readonly stores: AppStores
}

export function Hero({ page, stores }: HeroProps) {
  const t = useMessages('coinview/page')
  const currency = useCurrency(undefined)
  useRevealFigures(currency, undefined)
  useLoadedQuotes(page.rows)
  return (
    <section aria-labelledby="coinview" className="cv-hero">
      <hr className="wrap komochi" aria-hidden="true" />
      <div className="wrap cv-hero-in">
        <div className="cv-head">
          <h1 id="coinview">
            <span>{t.headingFirst()}</span>
            <span className="cv-indent">{t.headingSecond()}</span>
          </h1>
          <p className="cv-under">{t.under()}</p>
        </div>
        <div className="cv-text">
          <div className="cv-top">
            <div className="flex items-center gap-3.5">
              <img src={icon} width={56} height={56} alt="" className="cv-icon" />
              <p className="text-xs leading-head text-ink-3">
                <b className="block font-display text-xl text-ink">{siteConfig.app}</b>
                <span className="me-2.5">{t.platforms()}</span> {isInStores(stores) && t.free()}
              </p>
            </div>
            <p className="cv-lede">{t.lede()}</p>
          </div>
          <div className="cv-get">
            <PageCode className="size-33" />
            <div className="min-w-0 flex-1">
              <p className="cv-scan">{t.scan()}</p>
              <StoreLinks addresses={stores} soon={t.soon()} />
              {!isInStores(stores) && <p className="mt-2 text-xs text-ink-3">{t.soonText()}</p>}
            </div>
          </div>
          <Figures figures={page.figures} />
        </div>
        <div className="cv-picture">
          <MarketScreen page={page} currency={currency} />
          {page.sources.length > 0 && (
            <p className="mt-2 text-center text-xs text-ink-3">
              <DeferredQuoteSource sources={page.sources} />
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function Figures({ figures }: { figures: LoadedCoinview['figures'] }) {
  const t = useMessages('coinview/page')
  const rows = [
    [t.figureCoins(), figures.coins],
    [t.figureSales(), figures.sales],
    [t.figureCurrencies(), figures.currencies],
  ]
  return (
    <dl className="cv-figures">
      {rows.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure ?? missing}</dd>
        </div>
      ))}
    </dl>
  )
}
