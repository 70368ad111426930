import { useMessages } from '../../i18n/use-messages.ts'
import { coinPath } from '../../../words/addresses/addresses.ts'
import { PageHead } from '../../page/page-head.tsx'
import type { LoadedCoin } from './data/coin.load.ts'

interface CoinHeadProps {
  readonly coin: LoadedCoin
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

/** What search engines and previews are told of a coin. A made-up price is nothing to tell them. */
export function CoinHead({ coin, crumbs }: CoinHeadProps) {
  const t = useMessages('coin')
  const { name, symbol, price } = coin
  return (
    <PageHead
      title={t.title({ name, symbol })}
      description={t.description({ name, symbol })}
      path={coinPath(coin.id)}
      card={coin.card}
      facts={{
        crumbs,
        rate: coin.isDemo || price === null ? undefined : { name, symbol, priceUsd: price },
      }}
    />
  )
}
