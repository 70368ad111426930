/**
 * Patterns of secrets in addresses, headers, messages, or JSON inside JSON. No pattern requires a word boundary in front of a
 * name, because an escaped line break in JSON ends with a letter: `\ncookie` would not be found.
 */
const secrets: readonly (readonly [RegExp, string])[] = [
  // The token of a link in a mail: `stop-12-…`.
  [/(confirm|stop|preferences|feed)(?:-|%2D)\d{1,18}(?:-|%2D)[\w%-]{16,}/g, '$1-…'],
  [/(ico-form(?:\/|%2F))[\w%-]{32,}/gi, '$1…'],
  [/(token=)[^\s&"'\\<>]+/gi, '$1…'],
  [/(cookie|authorization|x-signature)(\\*"?\s*:\s*\\*"?)[^"\\\r\n]+/gi, '$1$2…'],
  [/(follow=)[\w-]{32}/g, '$1…'],
  // A request signature without its header name: `<nonce>.<unix seconds>.<64 hexadecimal digits>`.
  [/(\.\d{9,11}\.)[0-9a-f]{64}/g, '$1…'],
  [/(:\/\/[^\s:/@"\\]*:)[^\s/@"\\]+@/g, '$1…@'],
]

export function withoutSecrets(text: string): string {
  return secrets.reduce((cleaned, [pattern, left]) => cleaned.replaceAll(pattern, left), text)
}
