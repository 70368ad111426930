const foldable = /[\u00c0-\u052f\u1e00-\u1fff]/
const accented = /[\u00c0-\u02af\u0370-\u052f\u1e00-\u1fff]/g
const combiningMarks = /[\u0300-\u036f]/g

/** Katakana that have a hiragana, and how far the two are apart in Unicode. */
const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g
const fromHiragana = 0x60

/**
 * Folds a text for comparison: width, case, accents and the kind of kana do not matter. Kana keep their voicing marks.
 * `ＢＴＣ` → `btc`, `Café` → `cafe`, `ﾋﾞｯﾄ` and `ビット` → `びっと`.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - fromHiragana))
  if (!foldable.test(folded)) return folded
  return folded.replace(accented, (letter) => letter.normalize('NFD')).replace(combiningMarks, '')
}

export function foldLine(text: string): string {
  return foldText(text).trim().replace(/\s+/g, ' ')
}
