/** Kinds of UTF-16 units. 0 marks a unit in the table that is not classified yet. */
const separator = 1
const letter = 2
const symbol = 3
const cjk = 4
const secondHalf = 5

const cjkLetter = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]$/u
const letterOrDigit = /^[\p{L}\p{N}\p{M}]$/u
/** Symbols that occur in names (`$$$`, `B@`, `C#`); other punctuation only separates words. */
const meaningfulSymbol = /^[@#%*\p{S}]$/u
const dividingSymbol = /^[|`´¨]$/u

const kinds = new Uint8Array(0x1_0000)

function lookUp(unit: number): number {
  if (unit >= 0xd800 && unit < 0xdc00) return unit >= 0xd840 && unit < 0xd8c0 ? cjk : symbol
  if (unit >= 0xdc00 && unit < 0xe000) return secondHalf
  const character = String.fromCharCode(unit)
  if (letterOrDigit.test(character)) return cjkLetter.test(character) ? cjk : letter
  return meaningfulSymbol.test(character) && !dividingSymbol.test(character) ? symbol : separator
}

/** The low half of a surrogate pair has the kind of the high half before it. */
function kindOf(unit: number, before: number): number {
  let kind = kinds[unit]!
  if (kind === 0) {
    kind = lookUp(unit)
    kinds[unit] = kind
  }
  return kind === secondHalf ? before : kind
}

/** Words match by their beginning; runs of CJK characters, which have no spaces, match by any part. */
export interface Tokens {
  words: string[]
  runs: string[]
}

export interface TokenTaker {
  takeWord: (text: string, start: number, end: number) => void
  takeRun: (text: string, start: number, end: number) => void
}

/** Tokens of a query; a word with symbols stays whole. `b@ 取引` → words `b@`; runs `取引`. */
export function queryTokens(folded: string): Tokens {
  const words = new Set<string>()
  const runs = new Set<string>()
  readTokens(folded, {
    takeWord: (text, start, end) => words.add(text.slice(start, end)),
    takeRun: (text, start, end) => runs.add(text.slice(start, end)),
  })
  return { words: [...words], runs: [...runs] }
}

/** Splits a folded text: `AIの$BTC取引` → word `ai`, run `の`, word `$btc`, run `取引`. */
export function readTokens(folded: string, taker: TokenTaker): void {
  let at = 0
  while (at < folded.length) {
    const start = at
    let kind = kindOf(folded.charCodeAt(at), separator)
    const isRun = kind === cjk
    const isWord = kind === letter || kind === symbol
    do {
      at++
      if (at < folded.length) kind = kindOf(folded.charCodeAt(at), kind)
    } while (at < folded.length && (isRun ? kind === cjk : isWord && (kind === letter || kind === symbol)))
    if (isRun) taker.takeRun(folded, start, at)
    else if (isWord) taker.takeWord(folded, start, at)
  }
}

/**
 * The parts of a word between its symbols, so that `btc` also finds `$btc`. A word without symbols has no parts. `a+b`
 * → `a`, `b`.
 */
export function plainParts(word: string): string[] {
  const parts: string[] = []
  let kind = separator
  let start = 0
  for (let at = 0; at <= word.length; at++) {
    const next = at < word.length ? kindOf(word.charCodeAt(at), kind) : separator
    if (next === kind) continue
    if (kind === letter && at - start < word.length) parts.push(word.slice(start, at))
    start = at
    kind = next
  }
  return parts
}
