/** The hosts of the browsers' push services, the only ones that notifications are sent to. */
export const defaultPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

const name = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
/** Matches a port of this machine. Only tests use one; it is the only kind of host that is reached without encryption. */
const loopback = /^(?:127\.0\.0\.1|localhost):\d{1,5}$/
const endsInNumber = /\.\d+$/

function isHost(host: string): boolean {
  return loopback.test(host) || (name.test(host) && !endsInNumber.test(host))
}

/**
 * Reads the setting, for example `fcm.googleapis.com, *.push.apple.com`; `none` is an empty list. Undefined if an entry
 * is not a host.
 */
export function readPushHosts(text: string): readonly string[] | undefined {
  if (text === '') return defaultPushHosts
  if (text === 'none') return []
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  return hosts.every(isHost) ? hosts : undefined
}

const maxEndpointLength = 2_000

/**
 * The entry that allows an endpoint: `https://web.push.apple.com/Q…` is allowed by `*.push.apple.com`. No entry allows
 * `https://push.apple.com.evil.example/`, another port, credentials in the URL or plain `http`.
 */
export function allowingHost(endpoint: string, hosts: readonly string[]): string | undefined {
  if (endpoint.length > maxEndpointLength || !URL.canParse(endpoint)) return undefined
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (url.protocol === 'http:')
    return loopback.test(url.host) ? hosts.find((host) => host === url.host) : undefined
  if (url.protocol !== 'https:' || url.port !== '') return undefined
  const { hostname } = url
  return hosts.find((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}
