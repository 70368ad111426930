/** What the site is called. An operator renames it here, and says who runs it in `site-profile.ts`. */
export const siteConfig = {
  name: 'Kawara',
  fullName: 'Kawara 瓦版',
  app: 'CoinView',
} as const
