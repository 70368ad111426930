import type { Currency } from '../../../domain/kernel/money/currency.ts'
import { sparkBox } from '../../../domain/market/chart/spark-box.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CoinLogo } from '../../market/figures/coin-logo.tsx'
import { Delta } from '../../market/figures/delta.tsx'
import { Price } from '../../market/figures/money.tsx'
import type { LoadedCoinview } from '../coinview.load.ts'
import { Bar } from './bar.tsx'
import { Phone, ScreenTabs, ScreenTitle } from './phone.tsx'

interface AssetsScreenProps {
  readonly page: LoadedCoinview
  readonly currency: Currency
}

/** An example of holdings, at the prices of the market. */
export function AssetsScreen({ page: { holdings, rates, quotedAt, clock }, currency }: AssetsScreenProps) {
  const t = useMessages('coinview/folios')
  const money = { currency, rates }
  return (
    <Phone picture={t.pictureAssets()} time={clock.time}>
      <ScreenTitle title={t.assetsName()}>
        {quotedAt !== null && <small>{t.asOf({ time: quotedAt.split(' ').at(-1) ?? '' })}</small>}
      </ScreenTitle>
      <div className="ph-inner">
        <p className="ph-note">{t.assetsTotalExample()}</p>
        <p className="ph-total in-currency">
          <Price usd={holdings.total} {...money} />
        </p>
        <p className="text-xs">
          <Delta percent={holdings.change} /> {t.assetsDay()}
        </p>
        <svg viewBox={sparkBox} preserveAspectRatio="none" className="ph-week">
          {holdings.line !== '' && (
            <>
              <path d={`${holdings.line}V32H0z`} className="ph-week-fill" />
              <path d={holdings.line} />
            </>
          )}
        </svg>
        <p className="ph-range">{t.assetsWeek()}</p>
        <p className="ph-head">{t.assetsShares()}</p>
        {holdings.parts.map((part) => (
          <div key={part.id} className="ph-held">
            <CoinLogo id={part.id} name={part.name} src={part.logo} size="size-6.5" />
            <div>
              <b>{part.name}</b>
              {part.amount} {part.symbol}
            </div>
            <div className="ph-price in-currency">
              <b>
                <Price usd={part.value} {...money} />
              </b>
              {part.shareText}
            </div>
            <Bar percent={part.share} />
          </div>
        ))}
      </div>
      <ScreenTabs on="assets" />
    </Phone>
  )
}
