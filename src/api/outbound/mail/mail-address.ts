import { domainToASCII } from 'node:url'

const longestAddress = 254
/** Excludes characters that separate addresses, start a comment or need quoting; real sign-ups never contain them. */
const localPart = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}$/u
const hostName = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u

/** Accepts one bare address: no display name, no list, no line break that could end a header. */
export function isMailAddress(text: string): boolean {
  const [local = '', host = '', ...more] = text.split('@')
  return text.length <= longestAddress && more.length === 0 && localPart.test(local) && hostName.test(host)
}

export interface Sender {
  readonly name: string
  readonly address: string
}

/** Reads `news@example.com` or `Kawara <news@example.com>`; undefined for anything else. */
export function readSender(text: string): Sender | undefined {
  const [, quoted, plain = '', inBrackets] = /^(?:"([^"\\<>]*)"|([^"<>]*))\s*<([^<>]*)>$/.exec(text) ?? []
  const sender = { name: (quoted ?? plain).trim(), address: inBrackets ?? text }
  return isMailAddress(sender.address) && !/\p{C}/u.test(sender.name) ? sender : undefined
}

/** The host of an address in ASCII, as a mail header needs it: `瓦版.example` becomes `xn--i1xt9c.example`. */
export function hostOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1))
}
