const longestName = 253
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** What is no name of a host, or makes a parser see another one than a reader does. */
const otherThanName = /[\s\p{C}/\\:?#@*[\]%<>^|"'`{}_]/u
/** Names that lead into the network of whoever asks, or nowhere. */
const local = new Set(['localhost', 'local', 'internal', 'lan', 'home', 'localdomain', 'onion', 'invalid'])

export type DomainFault = 'protocol' | 'domain'

/**
 * A name of a host on the internet, as machines write it: `Kissaten.example` → `kissaten.example`, `喫茶.example` → `xn--…`.
 * With a protocol, a path, a port or a star it is none, nor is an IP address, `localhost` or a name that ends in a dot.
 */
export function readDomain(text: string): { readonly domain: string } | DomainFault {
  const typed = text.trim()
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) || typed.startsWith('//')) return 'protocol'
  if (typed.length > longestName || otherThanName.test(typed)) return 'domain'
  const host = URL.parse(`https://${typed}/`)?.hostname ?? ''
  return isDomain(host) ? { domain: host } : 'domain'
}

/** Of what a parser of addresses has made of it: small letters, and ASCII alone. */
export function isDomain(host: string): boolean {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return (
    host.length <= longestName &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    // The last part of an IP address is a number, and no top-level domain is one.
    !/^(?:\d+|0x[\da-f]*)$/.test(last) &&
    !local.has(last)
  )
}
