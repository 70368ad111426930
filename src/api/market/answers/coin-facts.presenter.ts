import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import type { CoinFacts, CoinTicker } from '../../outbound/market/market-source.ts'
import { presentOrigin } from './origin.presenter.ts'

type Detail = Reply<Operations['getCoinDetail']>
type Market = Reply<Operations['getCoinMarkets']>['items'][number]

export function presentDetail(facts: CoinFacts, language: Language): Detail {
  const { description, categories, links, genesisDate, ath, atl } = facts
  const text = description[language] ?? description.en
  return {
    ...(text !== undefined && text !== '' && { description: text }),
    ...(categories.length > 0 && { categories: [...categories] }),
    ...(Object.keys(links).length > 0 && { links: { ...links } }),
    ...(genesisDate !== null && { genesis_date: genesisDate }),
    ...(ath !== null && { ath_usd: ath.price, ath_at: ath.at }),
    ...(atl !== null && { atl_usd: atl.price, atl_at: atl.at }),
  }
}

export function presentMarket(ticker: CoinTicker, { source, now }: { source: string; now: number }): Market {
  const { exchange, pair, price, volume, url, quotedAt } = ticker
  return {
    exchange,
    pair,
    price_usd: price,
    volume_usd: volume,
    url,
    ...presentOrigin({ quotedAt, source }, now),
  }
}
