import { domainToASCII } from 'node:url'

const longestAddress = 254
/** What parts addresses, opens a comment or needs quoting is left out: nobody signs up with such an address. */
const localPart = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}$/u
const hostName = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u

/** One bare address: no name, no list, and nothing that could end a line of the mail. */
export function isMailAddress(text: string): boolean {
  const [local = '', host = '', ...more] = text.split('@')
  return text.length <= longestAddress && more.length === 0 && localPart.test(local) && hostName.test(host)
}

export interface Sender {
  readonly name: string
  readonly address: string
}

/** `news@example.com`, or a name with it: `Kawara <news@example.com>`. Undefined when it is neither. */
export function readSender(text: string): Sender | undefined {
  const [, quoted, plain = '', inBrackets] = /^(?:"([^"\\<>]*)"|([^"<>]*))\s*<([^<>]*)>$/.exec(text) ?? []
  const sender = { name: (quoted ?? plain).trim(), address: inBrackets ?? text }
  return isMailAddress(sender.address) && !/\p{C}/u.test(sender.name) ? sender : undefined
}

/** As it may stand in a header: `瓦版.example` is `xn--i1xt9c.example` there. */
export function hostOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1))
}
