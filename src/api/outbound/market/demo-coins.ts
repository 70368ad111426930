import type { Coin } from '../../../domain/market/quotes/coin.ts'
import { namedCoins, listedCoins, firstNames, secondNames } from './demo-names.ts'
import { chanceOf } from './demo-noise.ts'

export interface DemoCoin {
  readonly coin: Coin
  readonly seed: number
  /** Its usual price in US dollars. */
  readonly level: number
  /** How strongly it goes with the market, and how strongly its own way. */
  readonly beta: number
  readonly temper: number
  /** What of its market cap changes hands in a day. */
  readonly turnover: number
  /** It moves at every such turn of the clock. */
  readonly turns: number
}

const most = 310

/** 320 coins: two by their names, and 318 that exist only here. */
export const demoCoins: readonly DemoCoin[] = [
  ...namedCoins.map(demoOfNamed),
  ...inventedCoins(),
  ...listedCoins.map((coin, place) => demoOfNamed(coin, namedCoins.length + most + place)),
]

export const demoCoinsById = new Map(demoCoins.map((demo) => [demo.coin.id, demo]))

function demoOfNamed(
  { id, symbol, name, level, supply, max }: (typeof namedCoins)[number],
  place: number,
): DemoCoin {
  const coin = {
    id,
    symbol,
    name,
    logo: null,
    circulatingSupply: supply,
    totalSupply: supply,
    maxSupply: max,
  }
  return { coin, seed: seedOf(place), level, beta: 1, temper: 0.35, turnover: 0.03, turns: 1 }
}

function inventedCoins(): DemoCoin[] {
  const names = firstNames.split(' ').flatMap((a) => secondNames.split(' ').map((b) => ({ a, b })))
  const shuffled = names
    .map((name, place) => ({ name, key: chanceOf(7, place) }))
    .toSorted((x, y) => x.key - y.key)
    .slice(0, most)
  return shuffled.map(({ name }, place) => inventedCoin(name, place + namedCoins.length))
}

/** Sizes fall as they do in real markets: the hundredth is a thousandth of the first. One in forty tells no supply. */
function inventedCoin({ a, b }: { a: string; b: string }, place: number): DemoCoin {
  const chance = (about: number) => chanceOf(place * 16 + about, 1)
  const cap = 2.4e11 / (place - 0.5) ** 1.62
  const level = 10 ** (chance(1) * 8.2 - 5.4)
  const supply = place % 40 === 39 ? null : Math.round(cap / level)
  return {
    coin: {
      id: `${a}-${b}`.toLowerCase(),
      symbol: symbolOf(a, b),
      name: `${a} ${b}`,
      logo: null,
      circulatingSupply: supply,
      totalSupply: supply === null ? null : Math.round(supply * (1 + chance(2))),
      maxSupply: supply === null || chance(3) < 0.5 ? null : Math.round(supply * 2.5),
    },
    seed: seedOf(place),
    level,
    beta: 0.5 + chance(4),
    temper: 0.4 + chance(5) * 1.6,
    turnover: 0.003 + chance(6) ** 3 * 0.3,
    turns: 1 + Math.floor(chance(7) * 5),
  }
}

/** `Hotaru Ledger` → `HOTL`. Some come out alike, as they do in real markets. */
function symbolOf(a: string, b: string): string {
  return (a.slice(0, 3) + b.slice(0, 1)).toUpperCase()
}

function seedOf(place: number): number {
  return 1_000 + place * 32
}
