import { exchangeRateData } from '../../../domain/share-metadata/exchange-rate-data.ts'
import { breadcrumbData, structuredDataText } from '../../../domain/share-metadata/structured-data.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { coinPath } from '../../../words/addresses.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useSite } from '../../reader/site.ts'
import type { LoadedCoin } from './data/coin.load.ts'

interface CoinHeadProps {
  readonly coin: LoadedCoin
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

/** What search engines and previews are told of a coin. A made-up price is nothing to tell them. */
export function CoinHead({ coin, crumbs }: CoinHeadProps) {
  const t = useMessages('coin')
  const { language, origins } = useSite()
  const origin = origins[language]
  const { name, symbol, price } = coin
  const path = coinPath(coin.id)
  return (
    <PageHead
      title={t.title({ name, symbol })}
      description={t.description({ name, symbol })}
      path={path}
      card={coin.card}
      structuredData={
        import.meta.env.SSR
          ? structuredDataText([
              breadcrumbData({
                crumbs: crumbs.map((crumb) => ({ name: crumb.name, url: origin + crumb.to })),
              }),
              ...(coin.isDemo || price === null
                ? []
                : [exchangeRateData({ name, symbol, url: origin + path, priceUsd: price })]),
            ])
          : ''
      }
    />
  )
}
