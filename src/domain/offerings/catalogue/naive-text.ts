import type { CatalogueTexts } from './catalogue-entry.ts'
import { foldLine, foldText } from './folding.ts'

const run =
  /[[\p{L}\p{N}\p{M}]&&[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]]+/gv
const notRun = /[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]+/gv
const word = /[[\p{L}\p{N}\p{M}\p{S}@#%*]--[\|`´¨]]+/gv
const plainPart = /[\p{L}\p{N}\p{M}]+/gu

interface NaiveText {
  /** 0 is the best; undefined is not found. */
  rank: (texts: CatalogueTexts, withTypos: boolean) => number | undefined
}

/** The text search said plainly, with regular expressions over each text. */
export function naiveText(q: string): NaiveText {
  const asked = foldLine(q)
  const runs = asked.match(run) ?? []
  const words = wordsOf(asked)
  const rank: NaiveText['rank'] = ({ name, symbol, slogan, excerpts }, withTypos) => {
    if (runs.length + words.length === 0) return 0
    const isIn = (texts: readonly string[]) => {
      const folded = texts.map(foldText)
      const indexed = folded.flatMap((text) =>
        wordsOf(text).flatMap((one) => [one, ...(one.match(plainPart) ?? [])]),
      )
      return (
        runs.every((one) => folded.some((text) => text.includes(one))) &&
        words.every((one) => indexed.some((candidate) => begins(candidate, one, withTypos)))
      )
    }
    const title = symbol ? [name, symbol] : [name]
    const withSlogan = slogan ? [...title, slogan] : title
    if (!isIn([...withSlogan, ...excerpts])) return undefined
    if (!isIn(withSlogan)) return 4
    if (!isIn(title)) return 3
    if (foldLine(name) === asked || foldLine(symbol ?? '') === asked) return 0
    return foldLine(name).startsWith(asked) ? 1 : 2
  }
  return { rank }
}

function wordsOf(folded: string): string[] {
  return (folded.match(notRun) ?? []).flatMap((part) => part.match(word) ?? [])
}

function begins(candidate: string, asked: string, withTypos: boolean): boolean {
  if (candidate.startsWith(asked)) return true
  if (!withTypos || !/^[a-z]{5,}$/.test(asked)) return false
  const variants = Array.from(asked, (_, i) => {
    const [before, after] = [asked.slice(0, i), asked.slice(i)]
    const swapped = after.length > 1 ? [before + after[1]! + after[0]! + after.slice(2)] : []
    return [`${before}.${after}`, before + after.slice(1), `${before}.${after.slice(1)}`, ...swapped]
  }).flat()
  return new RegExp(`^(?:${variants.join('|')})`, 'su').test(candidate)
}
