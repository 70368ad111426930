import { htmlLang, type Language } from '../site/language.ts'

/**
 * The language a stated text is most likely in, told by its script: kana are Japanese, hangul is Korean, and what has
 * none of the scripts of East Asia is taken for English, as nearly all sales are announced in it. `価格 12 USD` is
 * no English; a text without a word, such as `1 ABC = 5 USD`, is in no language. Characters of Han alone may be
 * Japanese or Chinese: `reader` decides between the two, and Chinese is meant on any other page.
 */
export function writtenLanguage({ text, reader }: { text: string; reader: Language }): Language | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/\p{Script=Han}/u.test(text)) return reader === 'ja' ? 'ja' : 'zh'
  return /\p{Lowercase}{2}/u.test(text) ? 'en' : undefined
}

/** The `lang` attribute of a text that is not in the language of its page; none when it is. */
export function foreignLang({ text, reader }: { text: string; reader: Language }): string | undefined {
  const written = writtenLanguage({ text, reader })
  return written === undefined || written === reader ? undefined : htmlLang[written]
}
