/**
 * What proves who somebody is, wherever it stands: in an address, a header, a message, or JSON within JSON. None of them
 * asks for the beginning of a word: in JSON a line break before it is a letter, `\ncookie`.
 */
const secrets: readonly (readonly [RegExp, string])[] = [
  // Of a link in a mail: `stop-12-…`.
  [/(confirm|stop|preferences|feed)(?:-|%2D)\d{1,18}(?:-|%2D)[\w%-]{16,}/g, '$1-…'],
  // In the address of an owner's form.
  [/(ico-form(?:\/|%2F))[\w%-]{32,}/gi, '$1…'],
  // In any query: `?token=…`.
  [/(token=)[^\s&"'\\<>]+/gi, '$1…'],
  // A header, as JSON or as HTTP has it.
  [/(cookie|authorization|x-signature)(\\*"?\s*:\s*\\*"?)[^"\\\r\n]+/gi, '$1$2…'],
  // The cookie of a browser that follows, by itself.
  [/(follow=)[\w-]{32}/g, '$1…'],
  // A signature by itself: nonce, time, hash.
  [/(\.\d{9,11}\.)[0-9a-f]{64}/g, '$1…'],
  // A password in the address of a server.
  [/(:\/\/[^\s:/@"\\]*:)[^\s/@"\\]+@/g, '$1…@'],
]

/** For every text that is kept or sent where its reader is not the one it proves: logs and reports. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((cleaned, [pattern, left]) => cleaned.replaceAll(pattern, left), text)
}
