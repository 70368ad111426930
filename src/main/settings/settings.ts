import { isIP } from 'node:net'
import { readSender } from '../../api/outbound/mail/mail-address.ts'
import { readSmtpUrl } from '../../api/outbound/mail/smtp-url.ts'
import { oneOf, optionalUrl, type Setting } from './setting.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (least: number, most: number, otherwise: number) => (text: string) => {
  const value = text === '' ? otherwise : Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined
}

/** The bare origin. Sub-hosts are put before its host, so it cannot be an IP address. */
function readOrigin(text: string): string | null | undefined {
  if (text === '') return null
  if (!URL.canParse(text)) return undefined
  const { origin, protocol, pathname, search, hostname } = new URL(text)
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && !isAddress ? origin : undefined
}

/** `10.0.0.0/8, ::1`, or the names the proxy library has for the usual networks. */
function isProxyList(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', prefix = '0', ...more] = part.trim().split('/')
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true
    const bits = { 4: 32, 6: 128 }[isIP(address)] ?? -1
    return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits
  })
}

function setting<Value>(declared: Setting<Value>): Setting<Value> {
  return declared
}

/** Every variable the site reads. Null stands for "not set" where that is a choice of its own. */
export const settings = {
  PORT: setting({
    takes: 'a port number from 1 to 65535',
    about: 'Port to listen on.',
    read: wholeNumber(1, 65_535, 3000),
  }),
  HOST: setting({
    takes: 'a host name or an address to listen on',
    about: 'Address to listen on.',
    read: (text) => (text === '' ? 'localhost' : /^[\w.:-]+$/.test(text) ? text : undefined),
  }),
  SITE_ORIGIN: setting({
    takes: 'an origin with a host name, such as https://example.com, without a path',
    about: 'The bare origin; `www.`, `en.`, `ko.`, `zh.` are put before its host.',
    read: readOrigin,
  }),
  DATA_DIR: setting({
    takes: 'a directory',
    about: 'Embedded database, uploaded files, outbox and the generated secret.',
    read: (text) => (text === '' ? 'var' : text),
  }),
  DATABASE_URL: setting({
    takes: 'a postgres:// or postgresql:// URL',
    about: 'A real PostgreSQL in place of the embedded one.',
    secret: true,
    read: optionalUrl(['postgres:', 'postgresql:']),
  }),
  REDIS_URL: setting({
    takes: 'a redis:// or rediss:// URL',
    about: 'Rate limits and spent signatures shared by many instances.',
    secret: true,
    read: optionalUrl(['redis:', 'rediss:']),
  }),
  SECRET: setting({
    takes: 'at least 32 characters; it is required with DATABASE_URL',
    about: 'Root of every signature. Without DATABASE_URL one is generated in DATA_DIR.',
    secret: true,
    read: (text) => (text === '' ? null : text.length >= 32 ? text : undefined),
  }),
  DEMO: setting({
    takes: '1 or 0',
    about: 'Fill an empty database with demo content. 1 for the embedded database, 0 with DATABASE_URL.',
    read: (text) => (text === '' ? null : oneOf(['1', '0'], '1')(text)),
  }),
  MARKET_SOURCE: setting({
    takes: 'demo or coingecko',
    about: 'Where quotes and rates come from; demo is a simulation, and pages say so.',
    read: oneOf(['demo', 'coingecko'], 'demo'),
  }),
  COINGECKO_URL: setting({
    takes: 'an https:// or http:// URL',
    about: 'The API of CoinGecko, or of a proxy in front of it.',
    read: optionalUrl(['https:', 'http:']),
  }),
  COINGECKO_KEY: setting({
    takes: 'a key without spaces, of at most 200 characters',
    about: 'A key for the CoinGecko API; without one it is asked 30 times a minute at most.',
    secret: true,
    read: (text) => (text === '' ? null : /^[\w-]{1,200}$/.test(text) ? text : undefined),
  }),
  SMTP_URL: setting({
    takes: 'an smtp:// or smtps:// URL with a host, such as smtps://user:password@mail.example.com',
    about: 'The server that mails go through; without it they are files in DATA_DIR/outbox.',
    secret: true,
    read: (text) => (text === '' ? null : readSmtpUrl(text) === undefined ? undefined : text),
  }),
  MAIL_FROM: setting({
    takes: 'an address, or a name with one, such as Kawara <news@example.com>',
    about: 'Who mails are from; by default `no-reply` at the host of SITE_ORIGIN.',
    read: (text) => (text === '' ? null : readSender(text) === undefined ? undefined : text),
  }),
  SENTRY_DSN: setting({
    takes: 'an https:// or http:// URL as Sentry gives it',
    about: 'Error reporting; without it reports go to the log alone.',
    secret: true,
    read: optionalUrl(['https:', 'http:']),
  }),
  LOG_LEVEL: setting({
    takes: `one of ${logLevels.join(', ')}`,
    about: 'How much is logged.',
    read: oneOf(logLevels, 'info'),
  }),
  TRUST_PROXY: setting({
    takes: 'addresses or networks of proxies, parted by commas, or none',
    about: 'Whose X-Forwarded-For is believed. By default only a proxy on this machine.',
    read: (text) => (text === '' ? 'loopback' : text === 'none' || isProxyList(text) ? text : undefined),
  }),
}
