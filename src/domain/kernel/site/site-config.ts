/** The names of the site and its app. The company behind it is in `site-profile.ts`. */
export const siteConfig = {
  name: 'Kawara',
  fullName: 'Kawara 瓦版',
  app: 'CoinView',
} as const
