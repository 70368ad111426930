import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Table } from '../../ui/tables/table.tsx'
import { Price, useSum } from '../figures/money.tsx'
import { AwaySection, CoinSection } from './coin-section.tsx'
import type { LoadedCoin } from './data/coin.load.ts'
import type { ShownCoin } from './data/shown-coin.ts'

/** Where it is traded, the largest volume first. */
export function Exchanges({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const sum = useSum()
  const money = { currency, rates: coin.rates }
  if (coin.markets === null) return <AwaySection title={t.exchanges()} />
  if (coin.markets.length === 0) return null
  return (
    <CoinSection title={t.exchanges()} aside={t.byVolume()}>
      <Table label={t.exchanges()} className="coin-table">
        <thead>
          <tr>
            <th scope="col">{t.exchange()}</th>
            <th scope="col" className="numeric">
              {t.price()}
            </th>
            <th scope="col" className="numeric">
              {t.volume24h()}
            </th>
            <th scope="col" className="numeric">
              {t.updated()}
            </th>
          </tr>
        </thead>
        <tbody>
          {coin.markets.map((market) => (
            <tr key={`${market.exchange} ${market.pair}`}>
              <th scope="row">
                <Exchange market={market} /> <small>{market.pair}</small>
              </th>
              <td className="numeric in-currency">
                <Price usd={market.price} {...money} />
              </td>
              <td className="numeric in-currency">{sum({ usd: market.volume, ...money })}</td>
              <td className="numeric">
                {market.isStale ? (
                  <span className="stale">
                    <Icon name="clock" />
                    {market.age}
                  </span>
                ) : (
                  market.age
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </CoinSection>
  )
}

function Exchange({ market: { exchange, url } }: { market: NonNullable<LoadedCoin['markets']>[number] }) {
  if (url === null) return <b>{exchange}</b>
  return (
    <a href={url} rel="noopener nofollow" className="link">
      {exchange}
    </a>
  )
}
