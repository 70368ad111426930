import type { Currency } from '../../domain/kernel/money/currency.ts'
import { sparkBox } from '../../domain/market/chart/spark-box.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { CoinLogo } from '../market/figures/coin-logo.tsx'
import { DeferredMixedLabel } from '../market/figures/deferred-mixed-label.tsx'
import { Delta } from '../market/figures/delta.tsx'
import { DemoLabel } from '../market/figures/demo-label.tsx'
import { Price } from '../market/figures/money.tsx'
import type { LoadedCoinview } from './coinview.load.ts'
import { Folio } from './folio.tsx'
import { Bar } from './phone/bar.tsx'
import { Phone, ScreenTabs, ScreenTitle } from './phone/phone.tsx'

export function AssetsFolio({ page, currency }: { page: LoadedCoinview; currency: Currency }) {
  const t = useMessages('coinview/folios')
  return (
    <Folio
      id="assets"
      folio={t.folioSecond()}
      name={t.assetsName()}
      title={t.assetsTitle()}
      text={t.assetsText()}
      picture={<AssetsScreen page={page} currency={currency} />}
      isTurned
    >
      {page.holdings.parts.length > 0 && <ExampleTable page={page} currency={currency} />}
    </Folio>
  )
}

function ExampleTable({
  page: { holdings, rates, quoted, origin },
  currency,
}: {
  page: LoadedCoinview
  currency: Currency
}) {
  const t = useMessages('coinview/folios')
  const money = { currency, rates }
  return (
    <>
      <table className="cv-table">
        <caption className="cv-caption">
          {t.assetsExample()} <OriginMark origin={origin} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.assetsCoin()}</th>
            <th scope="col">{t.assetsAmount()}</th>
            <th scope="col" className="cv-wide">
              {t.assetsPrice()}
            </th>
            <th scope="col">{t.assetsValue()}</th>
          </tr>
        </thead>
        <tbody>
          {holdings.parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">{part.symbol}</th>
              <td>{part.amount}</td>
              <td className="in-currency cv-wide">
                <Price usd={part.price} {...money} />
              </td>
              <td className="in-currency">
                <Price usd={part.value} {...money} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.assetsTotal()}
            </th>
            <td colSpan={2} className="in-currency">
              <Price usd={holdings.total} {...money} />
            </td>
          </tr>
        </tfoot>
      </table>
      {quoted !== null && <p className="mt-2 text-end text-2xs text-ink-3">{t.asOf({ time: quoted.at })}</p>}
    </>
  )
}

/** Says that the prices in the example are simulated, or some of them. */
function OriginMark({ origin }: { origin: LoadedCoinview['origin'] }) {
  if (origin === 'demo') return <DemoLabel />
  return origin === 'both' && <DeferredMixedLabel of="list" />
}

interface AssetsScreenProps {
  readonly page: LoadedCoinview
  readonly currency: Currency
}

function AssetsScreen({ page: { holdings, rates, quoted, clock, origin }, currency }: AssetsScreenProps) {
  const t = useMessages('coinview/folios')
  const money = { currency, rates }
  return (
    <Phone picture={t.pictureAssets()} time={clock.time}>
      <ScreenTitle title={t.assetsName()}>
        <OriginMark origin={origin} />
        {quoted !== null && <small>{t.asOf({ time: quoted.time })}</small>}
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
