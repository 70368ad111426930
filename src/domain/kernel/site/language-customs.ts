import type { Language } from './language.ts'

/** Conventions of a language's readers that `Intl` does not provide. */
export interface Customs {
  readonly currency: string
  /** ISO 3166 code of the country whose rules most readers ask about. Readers of English are everywhere: most sales decide about the US. */
  readonly country: string
  /** The colour of gains until the reader chooses: green in Tokyo and London, red in Seoul and Shanghai. */
  readonly figureColours: 'green-up' | 'red-up'
  readonly justNow: string
  /** Names that newspapers use in place of the short names of `Intl`, by country code. */
  readonly countries?: Readonly<Record<string, string>>
  /**
   * Units of ten thousand and the words after amounts of yen, won and yuan; null if these are written like any other
   * currency.
   */
  readonly asianMoney: {
    readonly units: readonly string[]
    readonly words: Readonly<Record<'JPY' | 'KRW' | 'CNY', string>>
  } | null
}

export const languageCustoms = {
  ja: {
    currency: 'JPY',
    country: 'JP',
    figureColours: 'green-up',
    justNow: 'たった今',
    countries: { US: '米国' },
    asianMoney: {
      units: ['', '万', '億', '兆'],
      words: { JPY: '円', KRW: 'ウォン', CNY: '元' },
    },
  },
  en: {
    currency: 'USD',
    country: 'US',
    figureColours: 'green-up',
    justNow: 'just now',
    asianMoney: null,
  },
  ko: {
    currency: 'KRW',
    country: 'KR',
    figureColours: 'red-up',
    justNow: '방금 전',
    asianMoney: {
      units: ['', '만', '억', '조'],
      words: { JPY: '엔', KRW: '원', CNY: '위안' },
    },
  },
  zh: {
    currency: 'CNY',
    country: 'CN',
    figureColours: 'red-up',
    justNow: '刚刚',
    asianMoney: {
      units: ['', '万', '亿', '万亿'],
      words: { JPY: '日元', KRW: '韩元', CNY: '元' },
    },
  },
} as const satisfies Readonly<Record<Language, Customs>>
