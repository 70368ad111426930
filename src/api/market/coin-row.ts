import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'

export interface CoinRow {
  coin_id: string
  coin_no: number
  symbol: string
  name: string
  logo: string | null
  circulating_supply: number | null
  total_supply: number | null
  max_supply: number | null
  price_usd: number | null
  volume_24h_usd: number | null
  market_cap_usd: number | null
  high_24h_usd: number | null
  low_24h_usd: number | null
  change_1h: number | null
  change_24h: number | null
  change_7d: number | null
  quoted_at: Date | null
  source: string
  series: number[]
}

export type QuotedRow = Omit<CoinRow, 'coin_no'>

export function coinRowOf({ coin, quote }: QuotedCoin): QuotedRow {
  return {
    coin_id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    logo: coin.logo,
    circulating_supply: coin.circulatingSupply,
    total_supply: coin.totalSupply,
    max_supply: coin.maxSupply,
    price_usd: quote.price,
    volume_24h_usd: quote.volume24h,
    market_cap_usd: quote.marketCap,
    high_24h_usd: quote.high24h,
    low_24h_usd: quote.low24h,
    change_1h: quote.change1h,
    change_24h: quote.change24h,
    change_7d: quote.change7d,
    quoted_at: quote.quotedAt === null ? null : new Date(quote.quotedAt),
    source: quote.source,
    series: [...quote.series],
  }
}

export function quotedCoinOf(row: QuotedRow): QuotedCoin {
  return {
    coin: {
      id: row.coin_id,
      symbol: row.symbol,
      name: row.name,
      logo: row.logo,
      circulatingSupply: row.circulating_supply,
      totalSupply: row.total_supply,
      maxSupply: row.max_supply,
    },
    quote: {
      price: row.price_usd,
      volume24h: row.volume_24h_usd,
      marketCap: row.market_cap_usd,
      high24h: row.high_24h_usd,
      low24h: row.low_24h_usd,
      change1h: row.change_1h,
      change24h: row.change_24h,
      change7d: row.change_7d,
      quotedAt: row.quoted_at?.getTime() ?? null,
      source: row.source,
      series: row.series,
    },
  }
}
