/**
 * The initials of a name, as pages show them: two Latin words give two letters (`Kaze DEX` → `KD`), one gives its first two, a
 * CJK name its first character.
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = [], second = []] = words.map((word) => Array.from(word).slice(0, 2))
  if (!/^[\p{Script=Latin}\p{N}]/u.test(first[0] ?? '')) return first[0] ?? ''
  return (second[0] === undefined ? first.join('') : `${first[0]}${second[0]}`).toUpperCase()
}
