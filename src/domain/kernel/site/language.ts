/**
 * The languages of the site. For a new language the compiler and `tests/guards/languages.test.ts` name everything else
 * that it needs.
 */
export const languages = ['ja', 'en', 'ko', 'zh'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ja'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

export function perLanguage<Thing>(make: (language: Language) => Thing): Readonly<Record<Language, Thing>> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Thing
  >
}

export function oncePerLanguage<Thing>(make: (language: Language) => Thing): (language: Language) => Thing {
  const made = new Map<Language, Thing>()
  return (language) => {
    const thing = made.get(language) ?? make(language)
    made.set(language, thing)
    return thing
  }
}

/** The `lang` attribute. Chinese here is Simplified, and plain `zh` would let a browser pick either script. */
export const htmlLang: Readonly<Record<Language, string>> = { ja: 'ja', en: 'en', ko: 'ko', zh: 'zh-Hans' }

/**
 * The `hreflang` values of a page. `zh` stands for all readers of Chinese: without it a search engine would lead Taiwan and Hong
 * Kong to the default page, which is Japanese.
 */
export const hreflangs: Readonly<Record<Language, readonly string[]>> = {
  ja: [htmlLang.ja],
  en: [htmlLang.en],
  ko: [htmlLang.ko],
  zh: [htmlLang.zh, 'zh'],
}

export const subHosts: Readonly<Record<Language, string>> = { ja: 'www', en: 'en', ko: 'ko', zh: 'zh' }

export const languageName: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  ko: '한국어',
  zh: '简体中文',
}

export const bcp47: Readonly<Record<Language, string>> = {
  ja: 'ja-JP',
  en: 'en-US',
  ko: 'ko-KR',
  zh: 'zh-CN',
}

/**
 * Fonts that come with the devices of a language's readers, for drawings without embedded fonts. Pages have theirs in
 * `tokens.css`.
 */
export const deviceFonts: Readonly<Record<Language, string>> = {
  ja: "'Hiragino Sans','Yu Gothic UI','Noto Sans JP','Noto Sans CJK JP',Arial,sans-serif",
  en: "-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,'Noto Sans CJK JP',sans-serif",
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',Arial,sans-serif",
  zh: "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',Arial,sans-serif",
}

export type HanForm = 'jp' | 'kr' | 'sc'

/** Han characters have regional forms; the reader's own comes first in server-drawn images. */
export const hanForms: Readonly<Record<Language, readonly HanForm[]>> = {
  ja: ['jp', 'kr', 'sc'],
  en: ['jp', 'kr', 'sc'],
  ko: ['kr', 'jp', 'sc'],
  zh: ['sc', 'jp', 'kr'],
}
