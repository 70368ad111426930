import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import { formatMomentIn } from '../../domain/kernel/time/language-day.ts'
import type { CardRates } from './card-money.ts'
import { presentCoinCard, presentMarketCard } from './coin-card.ts'

const noon = Date.UTC(2026, 3, 16, 12)
const morning = Date.UTC(2026, 3, 16, 6)
const nothing = { volume24h: null, marketCap: null, high24h: null, low24h: null, change1h: null }
const supply = { circulatingSupply: null, totalSupply: null, maxSupply: null }
const bitcoin = {
  coin: { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', logo: null, ...supply },
  quote: {
    ...nothing,
    price: 50_000,
    change24h: 1,
    change7d: 2,
    quotedAt: noon,
    source: 'x',
    series: [1, 2],
  },
}
const rates = { values: { USD: 1, JPY: 0.01, KRW: 0.001, CNY: 0.125 }, quotedAt: morning }
const cardIn = (language: Language, known: CardRates = rates) =>
  presentCoinCard(bitcoin, known, { language, host: 'x.test' }).card

describe('the card of a coin', () => {
  it.each([
    ['ja', '価格（JPY）', '5,000,000円'],
    ['en', 'Price (USD)', '$50,000.00'],
    ['ko', '가격(KRW)', '50,000,000원'],
    ['zh', '价格（CNY）', '400,000.00元'],
  ] as const)('in %s shows the price in the currency of the language', (language, label, text) => {
    expect(cardIn(language).facts[0]).toEqual({ label, text })
    const market = presentMarketCard([bitcoin], rates, { language, host: 'x.test' }).card
    expect(market.facts[0]?.text).toBe(text)
  })

  it('shows the time of the price or of the exchange rate, whichever is older', () => {
    expect(cardIn('ja').note).toContain('15:00（日本時間）')
    expect(cardIn('en').note).toContain('12:00 UTC')
  })

  it.each(languages)('in %s shows dollars while no exchange rate is known', (language) => {
    for (const known of [undefined, { values: {}, quotedAt: morning }]) {
      const { facts, note } = presentCoinCard(bitcoin, known, { language, host: 'x.test' }).card
      expect(facts[0]?.label).toContain('USD')
      expect(facts[0]?.text).toMatch(/50,000|5万|50K/)
      expect(note).toContain(formatMomentIn({ at: noon, language }))
    }
  })
})
