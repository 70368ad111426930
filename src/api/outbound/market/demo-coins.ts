import type { Coin } from '../../../domain/market/quotes/coin.ts'
import { chanceOf } from './demo-noise.ts'

/**
 * The two real coins of the demo market. Prices are shown in bitcoin and Japanese exchanges trade it, so it cannot be missing.
 * The figures of both are simulated like those of all other coins.
 */
const namedCoins = [
  { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', level: 64_000, supply: 19_800_000, max: 21_000_000 },
  { id: 'ethereum', symbol: 'ETH', name: 'Ethereum', level: 3_100, supply: 120_400_000, max: null },
]

const listedCoins = [
  {
    id: 'chie-oracle',
    symbol: 'CHIE',
    name: 'Chie Oracle',
    level: 1.12,
    supply: 42_000_000,
    max: 60_000_000,
  },
  { id: 'chama-ledger', symbol: 'CHML', name: 'Chama Ledger', level: 0.31, supply: 80_000_000, max: null },
  { id: 'gaon-id', symbol: 'GAON', name: 'Gaon ID', level: 0.052, supply: 310_000_000, max: 500_000_000 },
  { id: 'kestrel-audit', symbol: 'KSTL', name: 'Kestrel Audit', level: 0.14, supply: 95_000_000, max: null },
  { id: 'kogei-ledger', symbol: 'KGI', name: 'Kogei Ledger', level: 0.083, supply: 120_000_000, max: null },
  { id: 'komadai', symbol: 'KMDI', name: 'Komadai', level: 0.027, supply: 200_000_000, max: 200_000_000 },
  {
    id: 'palaver-circle',
    symbol: 'PLVR',
    name: 'Palaver Circle',
    level: 0.0094,
    supply: 700_000_000,
    max: null,
  },
  { id: 'tegami', symbol: 'TGM', name: 'Tegami', level: 0.0061, supply: 1_500_000_000, max: 2_000_000_000 },
]

const firstNames =
  'Akane Botan Chidori Daichi Ember Fukuro Gamma Hotaru Iwana Juniper Kasumi Lumen Miyabi Nagisa Orchid Pebble Quill Rindou Sazanami Tsubame Umibe Velvet Wisteria Xylo Yamabuki Zephyr Haneul Byeol Namu Baram Yunque Tianmu Fjell Saima Ondine Kestrel Marlow Tundra Alcor Mistral'
const secondNames = 'Ledger Coin Grid Chain Harbor Token Relay Seed'

export interface DemoCoin {
  readonly coin: Coin
  readonly seed: number
  readonly level: number
  /** How strongly the price follows the market (`beta`), and how strongly its own noise moves it (`temper`). */
  readonly beta: number
  readonly temper: number
  readonly turnover: number
  readonly stepsPerMove: number
}

const inventedCount = 310

export const demoCoins: readonly DemoCoin[] = [
  ...namedCoins.map(demoOfNamed),
  ...inventedCoins(),
  ...listedCoins.map((coin, index) => demoOfNamed(coin, namedCoins.length + inventedCount + index)),
]

export const demoCoinsById = new Map(demoCoins.map((demo) => [demo.coin.id, demo]))

function demoOfNamed(
  { id, symbol, name, level, supply, max }: (typeof namedCoins)[number],
  index: number,
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
  return { coin, seed: seedOf(index), level, beta: 1, temper: 0.35, turnover: 0.03, stepsPerMove: 1 }
}

function inventedCoins(): DemoCoin[] {
  const names = firstNames.split(' ').flatMap((a) => secondNames.split(' ').map((b) => ({ a, b })))
  const shuffled = names
    .map((name, index) => ({ name, key: chanceOf(7, index) }))
    .toSorted((x, y) => x.key - y.key)
    .slice(0, inventedCount)
  return shuffled.map(({ name }, index) => inventedCoin(name, index + namedCoins.length))
}

/**
 * An invented coin. Market caps fall as in real markets: the hundredth is a thousandth of the first. One coin in
 * forty has no known supply.
 */
function inventedCoin({ a, b }: { a: string; b: string }, index: number): DemoCoin {
  const chance = (about: number) => chanceOf(index * 16 + about, 1)
  const cap = 2.4e11 / (index - 0.5) ** 1.62
  const level = 10 ** (chance(1) * 8.2 - 5.4)
  const supply = index % 40 === 39 ? null : Math.round(cap / level)
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
    seed: seedOf(index),
    level,
    beta: 0.5 + chance(4),
    temper: 0.4 + chance(5) * 1.6,
    turnover: 0.003 + chance(6) ** 3 * 0.3,
    stepsPerMove: 1 + Math.floor(chance(7) * 5),
  }
}

/** Makes a symbol from a name: `Hotaru Ledger` → `HOTL`. Some symbols collide, as in real markets. */
function symbolOf(a: string, b: string): string {
  return (a.slice(0, 3) + b.slice(0, 1)).toUpperCase()
}

function seedOf(index: number): number {
  return 1_000 + index * 32
}
