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

/** Where most readers of a language are, as hours before UTC; none of these places changes its clocks. */
export const hoursAhead: Readonly<Record<Language, number>> = { ja: 9, en: 0, ko: 9, zh: 8 }

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
