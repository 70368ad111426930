import { htmlLang, type Language } from '../site/language.ts'

/**
 * Guesses the language of a text by its script: kana are Japanese, hangul is Korean, and without an East Asian script
 * it is English, as most sales are announced in it. `価格 12 USD` is not English; a text without a word, such as `1 ABC =
 * 5 USD`, has no language. Text in only Han characters may be Japanese or Chinese: it counts as Japanese on Japanese
 * pages and as Chinese on all others.
 */
export function writtenLanguage({ text, reader }: { text: string; reader: Language }): Language | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/\p{Script=Han}/u.test(text)) return reader === 'ja' ? 'ja' : 'zh'
  return /\p{Lowercase}{2}/u.test(text) ? 'en' : undefined
}

export function foreignLang({ text, reader }: { text: string; reader: Language }): string | undefined {
  const written = writtenLanguage({ text, reader })
  return written === undefined || written === reader ? undefined : htmlLang[written]
}
