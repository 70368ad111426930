/** `\p{Cs}` is a half of a pair that stands alone: whole emoji have none. */
const unreadableInLine = /[\p{Cc}\p{Cs}]/u
const unreadableInLines = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

/**
 * What people may send as text: no control characters and no halves of a broken emoji. A database refuses some of
 * them, a log and a mail take others for something else. `bit\u0000coin` is not readable; `a\tb` only among lines.
 */
export function isReadableText(text: string, { lines = false }: { lines?: boolean } = {}): boolean {
  return !(lines ? unreadableInLines : unreadableInLine).test(text)
}
