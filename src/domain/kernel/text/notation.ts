import type { Language } from '../site/language.ts'

/**
 * The marks that each language writes around and between short texts. They are for places where both sides are data, so that no
 * message can hold the marks: `Bitcoin (BTC)`, `비트코인(BTC)`, `比特币（BTC）`.
 */
interface Marks {
  readonly brackets: readonly [string, string]
  readonly colon: string
  readonly span: string
  /** Between two words of a phrase. */
  readonly words: string
  readonly list: string
  /** Between facts of different kinds, such as a symbol and a kind of sale. A middle dot is as wide as a character in Chinese fonts. */
  readonly facts: string
}

const marks: Readonly<Record<Language, Marks>> = {
  ja: { brackets: ['（', '）'], colon: '：', span: '〜', words: '', list: '、', facts: ' · ' },
  en: { brackets: [' (', ')'], colon: ': ', span: ' – ', words: ' ', list: ', ', facts: ' · ' },
  ko: { brackets: ['(', ')'], colon: ': ', span: '~', words: ' ', list: ', ', facts: ' · ' },
  zh: { brackets: ['（', '）'], colon: '：', span: '至', words: '', list: '、', facts: '｜' },
}

/** `比特币（BTC）`; only the text if there is no note. */
export function withNote({
  text,
  note,
  language,
}: {
  text: string
  note: string | null
  language: Language
}): string {
  const [open, close] = marks[language].brackets
  return note === null ? text : text + open + note + close
}

/** `空投：向早期测试者空投` */
export function labelled({
  label,
  text,
  language,
}: {
  label: string
  text: string
  language: Language
}): string {
  return label + marks[language].colon + text
}

/** `2026.11.13~2026.11.24`; only the first text if there is no second. */
export function spanText({
  from,
  to,
  language,
}: {
  from: string
  to: string | null
  language: Language
}): string {
  return to === null ? from : from + marks[language].span + to
}

/** `종료까지 7일`, `距结束7天` */
export function phrase({ words, language }: { words: readonly string[]; language: Language }): string {
  return words.join(marks[language].words)
}

/** `HNG｜ICO`; empty texts are left out. */
export function factsText({
  facts,
  language,
}: {
  facts: readonly (string | null | undefined)[]
  language: Language
}): string {
  return facts.filter((fact) => fact).join(marks[language].facts)
}

export function listInLanguage({
  names,
  language,
}: {
  names: readonly string[]
  language: Language
}): string {
  return names.join(marks[language].list)
}

/** The mark between the elements of a list, for lists of links. */
export function listMark(language: Language): string {
  return marks[language].list
}

export function factsMark(language: Language): string {
  return marks[language].facts
}

/** Rewrites what `Intl` writes in another notation than the site: `11월 21일 (토)`, `11月21日(土)` and `十二月`. */
export function dayInNotation({ text, language }: { text: string; language: Language }): string {
  const [open, close] = marks[language].brackets
  const bracketed = text.replace(/ ?\((.*)\)/, `${open}$1${close}`)
  return language === 'zh' ? bracketed.replace(/^[一二三四五六七八九十]+(?=月)/, monthOf) : bracketed
}

const chineseMonths = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

function monthOf(written: string): string {
  return String(chineseMonths.indexOf(written) + 1)
}
