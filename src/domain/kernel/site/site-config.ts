export const siteConfig = {
  name: 'Kawara',
  fullName: 'Kawara 瓦版',
  app: 'CoinView',
} as const
