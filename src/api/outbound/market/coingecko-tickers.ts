import type { CoinTicker } from './market-source.ts'
import { addressOf, fieldsOf, lineOf, pastOf, priceOf, sumOf } from './untrusted-json.ts'

/** A row of `/coins/{id}/tickers`. */
export function readTicker(value: unknown, now: number): CoinTicker | undefined {
  const row = fieldsOf(value)
  const exchange = lineOf(fieldsOf(row['market'])['name'], 100)
  const [base, target] = [lineOf(row['base'], 60), lineOf(row['target'], 60)]
  if (exchange === null || base === null || target === null || row['is_anomaly'] === true) return undefined
  return {
    exchange,
    pair: `${shortName(base)}/${shortName(target)}`,
    price: priceOf(fieldsOf(row['converted_last'])['usd']),
    volume: sumOf(fieldsOf(row['converted_volume'])['usd']),
    url: addressOf(row['trade_url']),
    quotedAt: pastOf(row['last_fetch_at'], now) ?? pastOf(row['timestamp'], now),
  }
}

/** Exchanges without an operator name a coin by the address of its contract. */
function shortName(symbol: string): string {
  return symbol.length > 20 ? `${symbol.slice(0, 6)}…${symbol.slice(-4)}` : symbol
}
