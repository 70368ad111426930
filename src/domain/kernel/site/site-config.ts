import type { Language } from './language.ts'

export const siteConfig = {
  name: 'Kawara',
  /** The name with how readers of a language read or write it, for titles and mails. */
  fullName: {
    ja: 'Kawara 瓦版',
    en: 'Kawara 瓦版',
    ko: 'Kawara 가와라판',
    zh: 'Kawara 瓦版',
  } satisfies Record<Language, string>,
  app: 'CoinView',
} as const
