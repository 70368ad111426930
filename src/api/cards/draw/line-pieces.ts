import type { Language } from '../../../domain/kernel/site/language.ts'

/** What may not begin a line: what closes or ends, small kana, and marks that lengthen or repeat. */
const clinging =
  /^[\p{Pe}\p{Pf}\p{Po}%~\u3005\u301C\u30FC\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30A1\u30A3\u30A5\u30A7\u30A9\u30C3\u30E3\u30E5\u30E7]/u

/** Words of the field that the dictionary of a language takes for two. */
const ownWords = ['代币'] as const

const isOneWord = (before: string, after: string) =>
  ownWords.some(([first = '', second = '']) => before.endsWith(first) && after.startsWith(second))

/** Where a line may end: after each word, and within one that is longer than a line. */
export function piecesOf(text: string, language: Language): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && (clinging.test(segment) || isOneWord(last, segment)))
      pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}
