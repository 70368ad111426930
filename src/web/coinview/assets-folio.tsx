import type { Currency } from '../../domain/kernel/money/currency.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Price } from '../market/figures/money.tsx'
import type { LoadedCoinview } from './coinview.load.ts'
import { AssetsScreen } from './phone/assets-screen.tsx'
import { Folio } from './folio.tsx'

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
  page: { holdings, rates, quotedAt },
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
        <caption className="cv-caption">{t.assetsExample()}</caption>
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
      {quotedAt !== null && <p className="mt-2 text-end text-2xs text-ink-3">{t.asOf({ time: quotedAt })}</p>}
    </>
  )
}
