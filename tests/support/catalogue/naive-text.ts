import type { EntryTexts } from '../../../src/catalogue/text/entry-texts.ts'
import { latinReading } from '../../../src/catalogue/text/kana-reading.ts'
import { foldSearchLine, foldSearchText } from '../../../src/domain/kernel/text/search-folding.ts'

const run =
  /[[\p{L}\p{N}\p{M}]&&[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]]+/gv
const notRun = /[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]+/gv
const word = /[[\p{L}\p{N}\p{M}\p{S}@#%*]--[\|`´¨]]+/gv
const plainPart = /[\p{L}\p{N}\p{M}]+/gu

export interface NaiveText {
  /** The rank of a match, 0 being the best; undefined when nothing matches. */
  rank: (texts: EntryTexts, withTypos: boolean) => number | undefined
  /** The same query with its kana in Latin letters, which is asked last; undefined if it has none or other characters too. */
  inLatin: NaiveText | undefined
  /** Whether there is anything to look for. */
  isText: boolean
}

/** A naive version of the text search: regular expressions over each text. */
export function naiveText(q: string): NaiveText {
  const requested = foldSearchLine(q)
  return naiveTokens(requested, { runs: requested.match(run) ?? [], words: wordsOf(requested) })
}

function naiveTokens(requested: string, { runs, words }: { runs: string[]; words: string[] }): NaiveText {
  const rank: NaiveText['rank'] = (texts, withTypos) => {
    if (runs.length + words.length === 0) return 0
    const isIn = ({ folded, indexed }: Scope) =>
      runs.every((one) => folded.some((text) => text.includes(one))) &&
      words.every((one) => indexed.some((candidate) => begins(candidate, one, withTypos)))
    const { title, withSlogan, all, names, marks } = scopesOf(texts)
    if (!isIn(all)) return undefined
    if (!isIn(withSlogan)) return 4
    if (!isIn(title)) return 3
    if (names.includes(requested) || marks.includes(requested)) return 0
    return names.some((name) => name.startsWith(requested)) ? 1 : 2
  }
  const readings = runs.map(latinReading).filter((reading) => reading !== undefined)
  const isKana = runs.length > 0 && readings.length === runs.length
  return {
    rank,
    inLatin: isKana ? naiveTokens(requested, { runs: [], words: [...words, ...readings] }) : undefined,
    isText: runs.length + words.length > 0,
  }
}

interface Scope {
  folded: string[]
  indexed: string[]
}

interface Scopes {
  title: Scope
  withSlogan: Scope
  all: Scope
  names: readonly string[]
  /** Symbol and kind, which match only as a whole. */
  marks: readonly string[]
}

const known = new WeakMap<EntryTexts, Scopes>()

function scopesOf(texts: EntryTexts): Scopes {
  let scopes = known.get(texts)
  if (!scopes) {
    const names = [texts.name, ...(texts.otherNames ?? [])]
    const marks = [texts.symbol ?? '', texts.kind ?? '']
    const title = [...names, ...marks]
    const withSlogan = [...title, texts.slogan ?? '', ...(texts.topics ?? [])]
    const all = [...withSlogan, ...texts.excerpts]
    const lines = { names: names.map(foldSearchLine), marks: marks.map(foldSearchLine) }
    scopes = { title: scopeOf(title), withSlogan: scopeOf(withSlogan), all: scopeOf(all), ...lines }
    known.set(texts, scopes)
  }
  return scopes
}

function scopeOf(texts: readonly string[]): Scope {
  const folded = texts.map(foldSearchText)
  const words = folded.flatMap(wordsOf)
  return { folded, indexed: words.flatMap((one) => [one, ...(one.match(plainPart) ?? [])]) }
}

function wordsOf(folded: string): string[] {
  return (folded.match(notRun) ?? []).flatMap((part) => part.match(word) ?? [])
}

function begins(candidate: string, requested: string, withTypos: boolean): boolean {
  return candidate.startsWith(requested) || (withTypos && typosOf(requested).test(candidate))
}

const typos = new Map<string, RegExp>()

function typosOf(requested: string): RegExp {
  let pattern = typos.get(requested)
  if (!pattern) {
    const variants = Array.from(requested, (_, i) => {
      const [before, after] = [requested.slice(0, i), requested.slice(i)]
      const swapped = after.length > 1 ? [before + after[1]! + after[0]! + after.slice(2)] : []
      return [`${before}.${after}`, before + after.slice(1), `${before}.${after.slice(1)}`, ...swapped]
    })
    pattern = /^[a-z]{5,}$/.test(requested) ? new RegExp(`^(?:${variants.flat().join('|')})`, 'su') : /$^/
    typos.set(requested, pattern)
  }
  return pattern
}
