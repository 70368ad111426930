/** Where notifications may be sent: the push services of browsers, by the hosts of their addresses. */
export const defaultPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

const name = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
/** Of this machine, with its port: for tests, and the one kind that is spoken to without encryption. */
const loopback = /^(?:127\.0\.0\.1|localhost):\d{1,5}$/
/** `10.0.0.1`, and `*.1` too: a number is never the name of a push service. */
const endsInNumber = /\.\d+$/

function isHost(host: string): boolean {
  return loopback.test(host) || (name.test(host) && !endsInNumber.test(host))
}

/** `fcm.googleapis.com, *.push.apple.com`; `none` for no host at all. Undefined when one of them is no host. */
export function readPushHosts(text: string): readonly string[] | undefined {
  if (text === '') return defaultPushHosts
  if (text === 'none') return []
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  return hosts.every(isHost) ? hosts : undefined
}

const longestEndpoint = 2_000

/**
 * The entry of the list that allows an endpoint: `https://web.push.apple.com/Q…` is allowed by `*.push.apple.com`, while
 * `https://push.apple.com.evil.example/`, another port, a name with a password before it and plain `http` are allowed by none.
 */
export function allowingHost(endpoint: string, hosts: readonly string[]): string | undefined {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return undefined
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (url.protocol === 'http:')
    return loopback.test(url.host) ? hosts.find((host) => host === url.host) : undefined
  if (url.protocol !== 'https:' || url.port !== '') return undefined
  const { hostname } = url
  return hosts.find((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}
