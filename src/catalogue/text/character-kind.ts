/** What a UTF-16 unit means to the search. The numbers stand in a table, where 0 is a unit not yet looked at. */
export const separator = 1
export const letter = 2
export const symbol = 3
export const cjk = 4
const secondHalf = 5

const cjkLetter = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]$/u
const letterOrDigit = /^[\p{L}\p{N}\p{M}]$/u
/** Names are made of these too (`$$$`, `B@`, `C#`); other punctuation only divides words. */
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

/** The second half of a surrogate pair is of the kind of its first, which is the unit before it. */
export function kindOf(unit: number, before: number): number {
  let kind = kinds[unit]!
  if (kind === 0) {
    kind = lookUp(unit)
    kinds[unit] = kind
  }
  return kind === secondHalf ? before : kind
}
