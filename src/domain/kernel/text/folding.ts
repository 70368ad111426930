const foldable = /[\u00c0-\u052f\u1e00-\u1fff]/
const accented = /[\u00c0-\u02af\u0370-\u052f\u1e00-\u1fff]/g
const combiningMarks = /[\u0300-\u036f]/g

/**
 * Folds a text for comparison: width, case and accents do not matter. Kana keep their voicing marks, and katakana stays
 * distinct from hiragana. `ＢＴＣ` → `btc`, `Café` → `cafe`, `ﾋﾞｯﾄ` → `ビット`.
 */
export function foldText(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase()
  if (!foldable.test(folded)) return folded
  return folded.replace(accented, (letter) => letter.normalize('NFD')).replace(combiningMarks, '')
}

export function foldLine(text: string): string {
  return foldText(text).trim().replace(/\s+/g, ' ')
}
