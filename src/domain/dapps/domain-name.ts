const maxNameLength = 253
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Characters that are not part of a host name, or that a parser reads differently than a person. */
const otherThanName = /[\s\p{C}/\\:?#@*[\]%<>^|"'`{}_]/u
/** Top-level names that resolve inside the caller's own network, or nowhere. */
const local = new Set(['localhost', 'local', 'internal', 'lan', 'home', 'localdomain', 'onion', 'invalid'])

export type DomainFault = 'protocol' | 'domain'

/**
 * Reads an internet host name and normalises it: `Kissaten.example` → `kissaten.example`, `喫茶.example` → `xn--…`. A
 * protocol, path, port or wildcard is refused, and so is an IP address, `localhost` or a trailing dot.
 */
export function readDomain(text: string): { readonly domain: string } | DomainFault {
  const typed = text.trim()
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) || typed.startsWith('//')) return 'protocol'
  if (typed.length > maxNameLength || otherThanName.test(typed)) return 'domain'
  const host = URL.parse(`https://${typed}/`)?.hostname ?? ''
  return isDomain(host) ? { domain: host } : 'domain'
}

/** Whether a host is an internet domain name. Expects the host as a URL parser returns it: lower case, ASCII only. */
export function isDomain(host: string): boolean {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return (
    host.length <= maxNameLength &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    // A numeric last label makes the host an IP address; no top-level domain is numeric.
    !/^(?:\d+|0x[\da-f]*)$/.test(last) &&
    !local.has(last)
  )
}
