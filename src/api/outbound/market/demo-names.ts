/** Needed by name: prices are given in it, and Japanese exchanges trade it. Their figures are simulated like all others. */
export const namedCoins = [
  { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', level: 64_000, supply: 19_800_000, max: 21_000_000 },
  { id: 'ethereum', symbol: 'ETH', name: 'Ethereum', level: 3_100, supply: 120_400_000, max: null },
]

/** Tokens of fictional sales that have come to the market. */
export const listedCoins = [
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

export const firstNames =
  'Akane Botan Chidori Daichi Ember Fukuro Gamma Hotaru Iwana Juniper Kasumi Lumen Miyabi Nagisa Orchid Pebble Quill Rindou Sazanami Tsubame Umibe Velvet Wisteria Xylo Yamabuki Zephyr Haneul Byeol Namu Baram Yunque Tianmu Fjell Saima Ondine Kestrel Marlow Tundra Alcor Mistral'
export const secondNames = 'Ledger Coin Grid Chain Harbor Token Relay Seed'
