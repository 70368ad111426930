export function exchangeRateData(args: { name: string; symbol: string; url: string; priceUsd: number }) {
  const { name, symbol, url, priceUsd } = args
  return {
    '@context': 'https://schema.org',
    '@type': 'ExchangeRateSpecification',
    name,
    url,
    currency: symbol,
    currentExchangeRate: { '@type': 'UnitPriceSpecification', price: priceUsd, priceCurrency: 'USD' },
  }
}
