export const languages = ['ja', 'en', 'ko', 'zh'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ja'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** One thing for each language, such as an `Intl` format that is worth keeping. */
export function perLanguage<Thing>(make: (language: Language) => Thing): Readonly<Record<Language, Thing>> {
  return { ja: make('ja'), en: make('en'), ko: make('ko'), zh: make('zh') }
}

/** For what costs time to make: made for a language when it is first asked for, then kept. */
export function oncePerLanguage<Thing>(make: (language: Language) => Thing): (language: Language) => Thing {
  const kept = new Map<Language, Thing>()
  return (language) => {
    const thing = kept.get(language) ?? make(language)
    kept.set(language, thing)
    return thing
  }
}

/** The `lang` attribute. Chinese here is Simplified, and `zh` alone would let a browser pick either script. */
export const htmlLang: Readonly<Record<Language, string>> = { ja: 'ja', en: 'en', ko: 'ko', zh: 'zh-Hans' }

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
