import type { Coin } from '../../../domain/market/quotes/coin.ts'
import { chanceOf } from './demo-noise.ts'

/** Needed by name: prices are given in it, and Japanese exchanges trade it. Their figures are simulated like all others. */
const namedCoins = [
  { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', level: 64_000, supply: 19_800_000, max: 21_000_000 },
  { id: 'ethereum', symbol: 'ETH', name: 'Ethereum', level: 3_100, supply: 120_400_000, max: null },
]

/** Tokens of fictional sales that have come to the market. */
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
