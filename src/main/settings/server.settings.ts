import { isIP } from 'node:net'
import { oneOf, readSettings, setting, wholeNumber, type Environment } from './setting.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const serverSettings = {
  PORT: setting({
    takes: 'a port number from 1 to 65535',
    otherwise: '`3000`',
    about: 'Port to listen on.',
    read: wholeNumber(1, 65_535, 3000),
  }),
  HOST: setting({
    takes: 'a host name or an address to listen on',
    otherwise: '`localhost`',
    about: 'Address to listen on.',
    read: (text) => (text === '' ? 'localhost' : /^[\w.:-]+$/.test(text) ? text : undefined),
  }),
  SITE_ORIGIN: setting({
    takes: 'an origin with a host name, such as https://example.com, without www. and a path',
    otherwise: '`http://localhost:$PORT`',
    about: 'The bare origin; the site puts `www.`, `en.`, `ko.`, `zh.` before its host.',
    read: readOrigin,
  }),
  TRUST_PROXY: setting({
    takes: 'addresses or networks of proxies, separated by commas, or none',
    otherwise: 'a proxy on this machine',
    about: 'The proxies whose `X-Forwarded-For` is trusted: addresses or networks, or `none`.',
    read: (text) => (text === '' ? 'loopback' : text === 'none' || isProxyList(text) ? text : undefined),
  }),
  DRAIN_SECONDS: setting({
    takes: 'a whole number from 0 to 60',
    otherwise: '`3`',
    about:
      'How many seconds a stopping site still answers requests, while `/readyz` answers 503 to the proxy in front.',
    read: wholeNumber(0, 60, 3),
  }),
  LOG_LEVEL: setting({
    takes: `one of ${logLevels.join(', ')}`,
    otherwise: '`info`',
    about: 'How much is logged.',
    read: oneOf(logLevels, 'info'),
  }),
}

export interface ServerConfig {
  readonly port: number
  readonly host: string
  readonly siteOrigin: string
  readonly trustProxy: boolean | string
  readonly drainSeconds: number
  readonly logLevel: string
}

export function serverConfig(environment: Environment): ServerConfig {
  const { PORT, HOST, SITE_ORIGIN, TRUST_PROXY, DRAIN_SECONDS, LOG_LEVEL } = readSettings(
    serverSettings,
    environment,
  )
  return {
    port: PORT,
    host: HOST,
    siteOrigin: SITE_ORIGIN ?? `http://localhost:${PORT}`,
    trustProxy: TRUST_PROXY === 'none' ? false : TRUST_PROXY,
    drainSeconds: DRAIN_SECONDS,
    logLevel: LOG_LEVEL,
  }
}

/** Reads the bare origin. Sub-hosts such as `en.` are put before its host, so the host cannot be an IP address. */
function readOrigin(text: string): string | null | undefined {
  if (text === '') return null
  if (!URL.canParse(text)) return undefined
  const { origin, protocol, pathname, search, hostname } = new URL(text)
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  // The site puts `www.` and the other sub-hosts there itself.
  const isBare = !isAddress && !hostname.startsWith('www.')
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && isBare ? origin : undefined
}

/** Whether the text lists addresses or networks, such as `10.0.0.0/8, ::1`, or network names of the proxy library. */
function isProxyList(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', prefix = '0', ...more] = part.trim().split('/')
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true
    const bits = { 4: 32, 6: 128 }[isIP(address)] ?? -1
    return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits
  })
}
