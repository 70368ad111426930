/** `\p{Cs}` matches only lone surrogates; the pairs of whole emoji do not match. */
const unreadableInLine = /[\p{Cc}\p{Cs}]/u
const unreadableInLines = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

/**
 * Text from users must have no control characters and no lone surrogates: a database refuses some of them, and logs and
 * mails can misread others. `bit\u0000coin` is not readable; `a\tb` only with `lines`.
 */
export function isReadableText(text: string, { lines = false }: { lines?: boolean } = {}): boolean {
  return !(lines ? unreadableInLines : unreadableInLine).test(text)
}
