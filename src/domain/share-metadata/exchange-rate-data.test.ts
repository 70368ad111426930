import { expect, test } from 'vitest'
import { exchangeRateData } from './exchange-rate-data.ts'

test('search engines get the price of a coin', () => {
  const data = exchangeRateData({ name: 'Bitcoin', symbol: 'BTC', url: 'https://x.test/', priceUsd: 5 })
  expect(data).toMatchObject({
    '@type': 'ExchangeRateSpecification',
    currency: 'BTC',
    currentExchangeRate: { price: 5, priceCurrency: 'USD' },
  })
})
