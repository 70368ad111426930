/** Two words give two letters ("Kaze DEX" → KD), one Latin word its first two (Solana → SO), a CJK name its first
    character (椿レジデンス → 椿). */
export function initialsOf(name: string) {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = [], second = []] = words.map((word) => Array.from(word).slice(0, 2))
  if (!/^[\p{Script=Latin}\p{N}]/u.test(first[0] ?? '')) return first[0] ?? ''
  return (second[0] ? `${first[0]}${second[0]}` : first.join('')).toUpperCase()
}

/**
 * The background of a logo made of initials; a name always has the same colour. At this lightness white letters have AA contrast
 * on every hue.
 */
export function colourOf(name: string) {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  // The golden angle spreads similar names over distant hues.
  return `oklch(0.47 0.09 ${(hash * 137) % 360})`
}
