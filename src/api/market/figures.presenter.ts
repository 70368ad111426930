import type { Quote } from '../../domain/market/quotes/coin.ts'

export function presentFigures(quote: Quote) {
  return {
    price_usd: quote.price,
    '24h_volume_usd': quote.volume24h,
    market_cap_usd: quote.marketCap,
    price_usd_24h_max: quote.high24h,
    price_usd_24h_min: quote.low24h,
    percent_change_1h: quote.change1h,
    percent_change_24h: quote.change24h,
    percent_change_7d: quote.change7d,
  }
}
