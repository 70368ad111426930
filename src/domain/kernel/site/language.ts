/**
 * The one list. What a new language needs beside a row in the tables here is named by `tests/guards/languages.test.ts`
 * and by the compiler.
 */
export const languages = ['ja', 'en', 'ko', 'zh'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ja'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** One thing for each language, such as an `Intl` format that is worth keeping. */
export function perLanguage<Thing>(make: (language: Language) => Thing): Readonly<Record<Language, Thing>> {
  // Made of the list itself, so it has every language and no other.
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Thing
  >
}

/** For what costs time to make: made for a language when it is first asked for, then stored. */
export function oncePerLanguage<Thing>(make: (language: Language) => Thing): (language: Language) => Thing {
  const made = new Map<Language, Thing>()
  return (language) => {
    const thing = made.get(language) ?? make(language)
    made.set(language, thing)
    return thing
  }
}

/** The `lang` attribute. Chinese here is Simplified, and `zh` alone would let a browser pick either script. */
export const htmlLang: Readonly<Record<Language, string>> = { ja: 'ja', en: 'en', ko: 'ko', zh: 'zh-Hans' }

/** What stands before the host of the site: `en.example.com`. */
export const subHosts: Readonly<Record<Language, string>> = { ja: 'www', en: 'en', ko: 'ko', zh: 'zh' }

/** What a language calls itself, for the language selector. */
export const languageName: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  ko: '한국어',
  zh: '中文',
}

/** The locale handed to `Intl`. */
export const bcp47: Readonly<Record<Language, string>> = {
  ja: 'ja-JP',
  en: 'en-US',
  ko: 'ko-KR',
  zh: 'zh-CN',
}

/** What its readers' devices come with, for what is drawn without a font of its own. Pages have theirs in `tokens.css`. */
export const deviceFonts: Readonly<Record<Language, string>> = {
  ja: "'Hiragino Sans','Yu Gothic UI','Noto Sans JP','Noto Sans CJK JP',Arial,sans-serif",
  en: "-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,'Noto Sans CJK JP',sans-serif",
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',Arial,sans-serif",
  zh: "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',Arial,sans-serif",
}

export type HanForm = 'jp' | 'kr' | 'sc'

/** Han is written a little differently by each, so the reader's own comes first in what the server draws. */
export const hanForms: Readonly<Record<Language, readonly HanForm[]>> = {
  ja: ['jp', 'kr', 'sc'],
  en: ['jp', 'kr', 'sc'],
  ko: ['kr', 'jp', 'sc'],
  zh: ['sc', 'jp', 'kr'],
}
