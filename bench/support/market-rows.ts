import type { Database } from '../../src/api/database/database.ts'
import { coinRowOf } from '../../src/api/market/coin-row.ts'
import { replaceCoins } from '../../src/api/market/market.store.ts'
import { Random } from './random.ts'

const slice = 1_000

export async function fillCoins(count: number, database: Database): Promise<void> {
  const random = new Random(count)
  for (let from = 0; from < count; from += slice) {
    const coins = Array.from({ length: Math.min(slice, count - from) }, (_, place) =>
      benchCoin({ number: from + place, price: 10 ** (random.below(1000) / 100 - 6), random }),
    )
    await database.transaction((queries) => replaceCoins(coins.map(coinRowOf), queries))
  }
}

export async function writeQuote(price: number, database: Database): Promise<void> {
  const coin = benchCoin({ number: 0, price, random: new Random(price) })
  await replaceCoins([coinRowOf(coin)], database)
}

export const quotedCoin = 'bench-coin-0'

function benchCoin({ number, price, random }: { number: number; price: number; random: Random }) {
  return {
    coin: {
      id: `bench-coin-${number}`,
      symbol: `B${(number % 7_000).toString(36).toUpperCase()}`,
      name: `Bench Coin ${number}`,
      logo: `https://images.example/${number}.png`,
      circulatingSupply: 1e6,
      totalSupply: 1e6,
      maxSupply: null,
    },
    quote: {
      price,
      volume24h: random.below(1e9),
      marketCap: number % 12 === 11 ? null : random.below(1e9) * 100,
      high24h: price * 1.05,
      low24h: price * 0.95,
      change1h: random.below(200) / 100 - 1,
      change24h: random.below(2000) / 100 - 10,
      change7d: random.below(4000) / 100 - 20,
      quotedAt: Date.now(),
      source: 'import',
      series: Array.from({ length: 29 }, () =>
        Number((price * (0.9 + random.below(200) / 1000)).toPrecision(5)),
      ),
    },
  }
}

/** The number of candles of one coin: 30 days of five-minute ones, a year of hourly ones and ten years of daily ones. */
export const candlesOfACoin = 8_640 + 8_760 + 3_650

/** Candles are inserted as they arrive in production: one moment after the other, for all coins. */
export async function fillCandles(count: number, database: Database): Promise<void> {
  const coins = Math.round(count / candlesOfACoin)
  if (coins === 0) return
  const [standing] = await database.query<{ count: string }>('select count(*) from candles')
  if (Number(standing?.count) >= coins * candlesOfACoin) return
  const units = [
    { unit: 300, length: 8_640 },
    { unit: 3600, length: 8_760 },
    { unit: 86_400, length: 3_650 },
  ]
  for (const { unit, length } of units) {
    await database.query(
      `insert into candles (coin, unit, time, open, high, low, close, volume)
       select coin_no, $1::integer, time, p, p * 1.02, p * 0.98, p * 1.01, 1000
       from generate_series($2::bigint, $3::bigint, $1::integer) as times (time)
       cross join (select coin_no, 10 + coin_no % 90 as p from coins where source <> 'demo' order by coin_no limit $4) as chosen
       order by time, coin_no on conflict do nothing`,
      [unit, ...spanOf(unit, length), coins],
    )
  }
  await database.script('vacuum analyze candles')
}

function spanOf(unit: number, length: number): [number, number] {
  const last = Math.floor(Date.now() / 1000 / unit) * unit
  return [last - (length - 1) * unit, last]
}
