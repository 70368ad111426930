import { languages, subHosts, type Language } from './language.ts'

export type HostReading =
  | { kind: 'language'; language: Language }
  /** A host without a subdomain. `redirects`: redirect to `www.`; otherwise serve Japanese here. */
  | { kind: 'bare'; redirects: boolean }
  | { kind: 'unknown' }

/**
 * Which language a request is for. Ports are ignored, because a proxy may listen on another port. `localhost` and IP
 * addresses serve Japanese whatever the host of the site, so that health checks and a first start need no DNS name: for
 * the site example.com, `10.0.0.5:3000` → Japanese, `ja.example.com` → unknown.
 */
export function readHost({ host, siteHost }: { host: string; siteHost: string }): HostReading {
  const name = hostName(host)
  const siteName = hostName(siteHost)
  if (name === undefined || siteName === undefined) return { kind: 'unknown' }
  if (name === 'localhost' || isIpAddress(name)) return { kind: 'bare', redirects: false }
  if (name === siteName) return { kind: 'bare', redirects: true }
  if (isIpAddress(siteName)) return { kind: 'unknown' }
  const language = languages.find((candidate) => name === `${subHosts[candidate]}.${siteName}`)
  return language ? { kind: 'language', language } : { kind: 'unknown' }
}

/** `https://example.com` in Korean → `https://ko.example.com`. An IP address has no subdomains and stays as it is. */
export function languageOrigin({ siteOrigin, language }: { siteOrigin: string; language: Language }): string {
  const { protocol, hostname, host } = new URL(siteOrigin)
  return isIpAddress(hostname) ? `${protocol}//${host}` : `${protocol}//${subHosts[language]}.${host}`
}

const hostPattern = /^(?<name>\[[0-9a-f:.]+\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(?<port>\d{1,5}))?$/

function hostName(host: string): string | undefined {
  const { name, port } = hostPattern.exec(host.toLowerCase())?.groups ?? {}
  return Number(port ?? 0) <= 65_535 ? name : undefined
}

/**
 * Four decimal numbers without leading zeros: a URL parser reads `010.0.0.1` as another address, and `08.0.0.1` as
 * none.
 */
export function isIpAddress(name: string): boolean {
  if (name.startsWith('[')) return URL.canParse(`http://${name}`)
  const octets = name.split('.')
  return (
    octets.length === 4 && octets.every((octet) => /^(?:0|[1-9]\d{0,2})$/.test(octet) && Number(octet) <= 255)
  )
}
