import type { Currency } from '../../../domain/kernel/money/currency.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { sparkBox } from '../../../domain/market/chart/spark-box.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CoinLogo } from '../../market/figures/coin-logo.tsx'
import { DeferredMixedLabel } from '../../market/figures/deferred-mixed-label.tsx'
import { Delta } from '../../market/figures/delta.tsx'
import { DemoLabel } from '../../market/figures/demo-label.tsx'
import { LiveChange, LivePrice } from '../../market/figures/live-figures.tsx'
import { useSum } from '../../market/figures/money.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { LoadedCoinview } from '../coinview.load.ts'
import { Phone, ScreenTabs, ScreenTitle } from './phone.tsx'

const ways = { '-1': 'loss', '0': 'flat', '1': 'gain' } as const

function WeekLine({ path, trend }: { path: string; trend: -1 | 0 | 1 }) {
  return (
    <svg viewBox={sparkBox} preserveAspectRatio="none" className={`ph-line ${ways[`${trend}`]}`}>
      {path !== '' && <path d={path} />}
    </svg>
  )
}

interface MarketScreenProps {
  readonly page: LoadedCoinview
  readonly currency: Currency
}

export function MarketScreen({ page, currency }: MarketScreenProps) {
  const t = useMessages('coinview/page')
  const { app } = siteConfig
  const { rows, rates, clock } = page
  const picture = rows.length === 0 ? t.pictureMarketEmpty({ app }) : t.pictureMarket({ app })
  const tabs = [t.tabAll(), t.tabWatched(), t.tabGainers(), t.tabLosers()]
  return (
    <Phone picture={picture} time={clock.time}>
      <ScreenTitle title={t.screenMarket()}>
        {page.origin === 'demo' && <DemoLabel />}
        {page.origin === 'both' && <DeferredMixedLabel of="list" />}
        <Icon name="search" />
      </ScreenTitle>
      <div className="ph-choices">
        {tabs.map((tab, place) => (
          <span key={tab} className={place === 0 ? 'ph-on' : ''}>
            {tab}
          </span>
        ))}
      </div>
      {rows.length === 0 ? (
        <NoPrices />
      ) : (
        <>
          <MarketSum page={page} currency={currency} />
          {rows.map((row) => (
            <div key={row.id} className="ph-coin" data-coin={row.id}>
              <CoinLogo id={row.id} name={row.name} src={row.logo} eager size="size-6.5" />
              <div className="ph-names">
                <b>{row.symbol}</b>
                <span>{row.name}</span>
              </div>
              <WeekLine path={row.path} trend={row.trend} />
              <div className="ph-price in-currency">
                <LivePrice quoted={row} currency={currency} rates={rates} />
                <LiveChange quoted={row} />
              </div>
            </div>
          ))}
        </>
      )}
      <ScreenTabs on="market" />
    </Phone>
  )
}

function MarketSum({ page: { totals, rates, quoted }, currency }: MarketScreenProps) {
  const t = useMessages('coinview/page')
  const sum = useSum()
  if (totals === null) return null
  return (
    <div className="ph-sum">
      <span className="in-currency">
        {t.marketCap()} <b>{sum({ usd: totals.cap, currency, rates })}</b> <Delta percent={totals.change} />
      </span>
      {quoted !== null && <span>{quoted.time}</span>}
    </div>
  )
}

function NoPrices() {
  const t = useMessages('coinview/page')
  return (
    <div className="ph-empty">
      <Icon name="clock" />
      <b>{t.noPrices()}</b>
      <span>{t.noPricesText()}</span>
    </div>
  )
}
