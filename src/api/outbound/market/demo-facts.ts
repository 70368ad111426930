import { perLanguage } from '../../../domain/kernel/site/language.ts'
import type { Coin, Quote } from '../../../domain/market/quotes/coin.ts'
import { coinNameIn } from '../../../domain/market/quotes/local-coin-names.ts'
import { wordsFor } from '../../words/words-for.ts'
import type { DemoCoin } from './demo-coins.ts'
import { chanceOf } from './demo-noise.ts'
import type { CoinFacts, CoinTicker } from './market-source.ts'

/** They exist as little as the coins they trade. */
const exchanges = [
  'Hoshi Exchange',
  'Namsan Markets',
  'Pier Nine',
  'Baiyun Bourse',
  'Aurora Desk',
  'Toki Swap',
]
const targets = ['USDT', 'USD', 'JPY', 'KRW', 'BTC', 'EUR']

export function demoFacts({ id, name, symbol }: Pick<Coin, 'id' | 'name' | 'symbol'>): CoinFacts {
  return {
    description: perLanguage((language) =>
      wordsFor(language, 'demo').coinDescription({ name: coinNameIn({ id, name, language }), symbol }),
    ),
    categories: ['Demo'],
    links: {},
    genesisDate: null,
    ath: null,
    atl: null,
  }
}

/** Larger coins are traded at more places; the largest part at the first. */
export function demoTickers({ demo, quote }: { demo: DemoCoin; quote: Quote }): CoinTicker[] {
  const places = (quote.marketCap ?? 0) > 1e9 ? exchanges.length : 3
  return exchanges.slice(0, places).map((exchange, place) => {
    const chance = chanceOf(demo.seed + place, 3)
    const target = targets[place] === demo.coin.symbol ? 'USD' : targets[place]
    return {
      exchange,
      pair: `${demo.coin.symbol}/${target}`,
      price:
        quote.price === null ? null : Number((quote.price * (1 + (chance - 0.5) * 0.004)).toPrecision(7)),
      volume:
        quote.volume24h === null ? null : Math.round((quote.volume24h * (0.3 + 0.4 * chance)) / 2 ** place),
      url: null,
      quotedAt: quote.quotedAt,
    }
  })
}
