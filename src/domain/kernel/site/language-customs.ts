import type { Language } from './language.ts'

type DateParts = { year: number; month: number; day: number }

/** What readers of a language are used to, where `Intl` does not say it. */
interface Customs {
  /** What prices are in until the reader chooses. */
  readonly currency: string
  /** The colour of gains until the reader chooses: green in Tokyo and London, red in Seoul and Shanghai. */
  readonly figureColours: 'green-up' | 'red-up'
  /** Not by `Intl`: the spaces of its dates differ between Node and Chromium, and hydration would fail. */
  readonly date: (parts: DateParts) => string
  readonly month: (parts: DateParts) => string
  readonly justNow: string
  /** Yen, won and yuan: units of ten thousand, and a word after the number. null: written as any other money is. */
  readonly asianMoney: {
    readonly units: readonly string[]
    readonly words: Readonly<Record<'JPY' | 'KRW' | 'CNY', string>>
  } | null
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const languageCustoms = {
  ja: {
    currency: 'JPY',
    figureColours: 'green-up',
    date: ({ year, month, day }) => `${year}年${month}月${day}日`,
    month: ({ year, month }) => `${year}年${month}月`,
    justNow: 'たった今',
    asianMoney: {
      units: ['', '万', '億', '兆'],
      words: { JPY: '円', KRW: 'ウォン', CNY: '元' },
    },
  },
  en: {
    currency: 'USD',
    figureColours: 'green-up',
    date: ({ year, month, day }) => `${englishMonths[month - 1]} ${day}, ${year}`,
    month: ({ year, month }) => `${englishMonths[month - 1]} ${year}`,
    justNow: 'just now',
    asianMoney: null,
  },
  ko: {
    currency: 'KRW',
    figureColours: 'red-up',
    date: ({ year, month, day }) => `${year}년 ${month}월 ${day}일`,
    month: ({ year, month }) => `${year}년 ${month}월`,
    justNow: '방금 전',
    asianMoney: {
      units: ['', '만', '억', '조'],
      words: { JPY: '엔', KRW: '원', CNY: '위안' },
    },
  },
  zh: {
    currency: 'CNY',
    figureColours: 'red-up',
    date: ({ year, month, day }) => `${year}年${month}月${day}日`,
    month: ({ year, month }) => `${year}年${month}月`,
    justNow: '刚刚',
    asianMoney: {
      units: ['', '万', '亿', '万亿'],
      words: { JPY: '日元', KRW: '韩元', CNY: '元' },
    },
  },
} as const satisfies Readonly<Record<Language, Customs>>
