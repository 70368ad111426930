import type { Language } from '../../src/domain/kernel/site/language.ts'

/**
 * Texts that code has joined from parts with the marks of another language, or with marks that do not go together: `電力網 (HNG)` on a
 * Japanese page, `追加： BTC`, `$3.99 (tax included) (order form)`, `Where: .`.
 */
export function glueIn(html: string, language: Language): string[] {
  const rules = [...everywhere, ...marksOf[language]]
  const found = textsOf(html).flatMap((text) =>
    rules.flatMap((rule) => {
      const place = text.search(rule)
      return place === -1 ? [] : [text.slice(Math.max(0, place - 25), place + 35).trim()]
    }),
  )
  return [...new Set(found)]
}

const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`

const everywhere: readonly RegExp[] = [
  /undefined|\bNaN\b|\[object|(?<!\/)\{\{?\w+\}/,
  // Empty brackets, and two pairs in a row.
  /[(（]\s*[)）]|「\s*」|[)）]\s?[(（]/,
  /[（「“]\s*$|^\s*[）」”、。，：]/,
  // A mark after another one that ends the same part.
  /[。、，：；]{2}|[,;:]\s?[,;:.)]|(?<!\.)\.\.(?!\.)|[（(]{2}|[）)]{2}/,
  /(?:日本時間|한국 시간|北京时间|\bUTC)[）)]?\s?[（(]?(?:日本時間|한국 시간|北京时间|\bUTC\b)/,
]

const wide: readonly RegExp[] = [
  new RegExp(String.raw`${cjk}\s?[(),:;!?](?!\w*//)|[(),:;!?]\s?${cjk}`, 'u'),
  /[、。，：；（「]\s+(?=[^\s©↩])|\s[、。，：；）」]/,
]

const latin: readonly RegExp[] = [/\s[,.;:!?)](?=\s|$)|\(\s/, /[（）「」：；，。、]/]

const marksOf: Readonly<Record<Language, readonly RegExp[]>> = {
  ja: wide,
  zh: wide,
  en: [...latin, /[a-z]\((?!s\))|\)[A-Za-z]|[a-z][,;][A-Za-z]|[a-z]{2}:[A-Za-z]/],
  // Korean writes no space before a bracket.
  ko: [...latin, /\p{Script=Hangul} \(/u],
}

/** An invisible separator. */
const apart = '\u2063'

/** What a reader or a screen reader gets: blocks of text without their tags, and the attributes that hold words. */
function textsOf(html: string): string[] {
  const whole = html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(script|style|template|pre|noscript|guid)\b.*?<\/\1>/gs, '\n')
    .replaceAll(/<(code|kbd)\b.*?<\/\1>/gs, apart)
    // Two parts in a row may stand apart on the screen, but belong to one text.
    .replaceAll(/<\/?span\b[^>]*>/g, apart)
  const attributes = [...whole.matchAll(/\s(?:title|aria-label|aria-valuetext|alt|placeholder)="([^"]*)"/g)]
  const metas = [
    ...whole.matchAll(/<meta (?:name|property)="(?:description|og:title|og:image:alt)" content="([^"]*)"/g),
  ]
  const blocks = whole
    .replaceAll(/<\/?(?:a|abbr|b|bdi|data|del|em|i|ins|mark|s|small|strong|sub|sup|time|u)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
  return (
    [...blocks, ...[...attributes, ...metas].map(([, text = '']) => text)]
      .flatMap((text) => decode(text).split('<br>'))
      // A name of a function, such as `payment()`, is written so in every language.
      .map((text) =>
        text
          .replaceAll(/\w+\(\)/g, '·')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .filter((text) => text !== '')
  )
}

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function decode(text: string): string {
  return text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => references[name] ?? whole)
}
