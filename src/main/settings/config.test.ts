import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeVapidKeys } from '../../api/outbound/push/vapid-keys.ts'
import { demoSellers } from '../../domain/kernel/site/seller.ts'
import { defaultPushHosts } from '../../domain/push/push-hosts.ts'
import { readConfig } from './config.ts'
import { WrongSetting } from './setting.ts'
import { settings } from './settings.ts'

const secret = 'thirty-two characters of nonsense'

function complaintOf(environment: Readonly<Record<string, string>>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
  return 'none'
}

const exchangeAt = (exchange: string, url: string) => ({
  exchangeUrls: expect.objectContaining({ [exchange]: url }) as object,
})

describe('without any variable the site', () => {
  it('runs on a laptop, with the embedded database and demo content', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      dappUrlPrefix: 'https://',
      localWebhooks: false,
      host: 'localhost',
      siteOrigin: 'http://localhost:3000',
      appStores: { appStore: null, googlePlay: null },
      sellers: demoSellers,
      dataDir: 'var',
      databaseUrl: null,
      redisUrl: null,
      secret: null,
      demo: true,
      uploadMegabytesPerDay: 2048,
      marketSource: 'demo',
      coingeckoUrl: 'https://api.coingecko.com/api/v3',
      coingeckoKey: null,
      exchangeUrls: {
        bitflyer: 'https://api.bitflyer.com/v1/ticker?product_code=BTC_JPY',
        coincheck: 'https://coincheck.com/api/ticker?pair=btc_jpy',
        bitbank: 'https://public.bitbank.cc/btc_jpy/ticker',
      },
      smtpUrl: null,
      mailFrom: 'Kawara <no-reply@localhost>',
      operatorEmail: null,
      mailsPerHour: 1000,
      mailsPerSecond: 20,
      stripe: null,
      vapidKeys: null,
      vapidSubject: 'mailto:nobody@example.com',
      pushHosts: defaultPushHosts,
      sentryDsn: null,
      drainSeconds: 3,
      logLevel: 'info',
      trustProxy: 'loopback',
    })
  })

  it('is named after its port', () => {
    expect(readConfig({ PORT: '8080' })).toMatchObject({ port: 8080, siteOrigin: 'http://localhost:8080' })
  })

  it('treats an empty variable, or one of spaces, as not set', () => {
    const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, ' ']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })
})

it('mails are from the host of the site, unless MAIL_FROM is set', () => {
  const site = { SITE_ORIGIN: 'https://kawara.example:8443' }
  expect(readConfig(site).mailFrom).toBe('Kawara <no-reply@kawara.example>')
  expect(readConfig({ ...site, MAIL_FROM: 'news@paper.example' }).mailFrom).toBe('news@paper.example')
})

describe('demo content', () => {
  const database = { DATABASE_URL: 'postgres://localhost/site', SECRET: secret }
  it.each([
    [{}, true],
    [{ DEMO: '0' }, false],
    [database, false],
    [{ ...database, DEMO: '1' }, true],
  ])('with %o is %s', (environment, demo) => {
    expect(readConfig(environment).demo).toBe(demo)
  })
})

describe('the source of market data', () => {
  it.each([
    [{}, 'demo'],
    [{ DEMO: '0' }, 'none'],
    [{ DEMO: '0', MARKET_SOURCE: 'coingecko' }, 'coingecko'],
    [{ DEMO: '1', MARKET_SOURCE: 'none' }, 'none'],
    [{ DATABASE_URL: 'postgres://localhost/site', SECRET: secret }, 'none'],
  ])('with %o is %s', (environment, marketSource) => {
    expect(readConfig(environment).marketSource).toBe(marketSource)
  })

  it('is not the simulation on a site without demo content', () => {
    expect(complaintOf({ DEMO: '0', MARKET_SOURCE: 'demo' })).toBe(
      'MARKET_SOURCE is "demo" on a site without demo content; it takes none or coingecko, or demo with DEMO=1.',
    )
  })
})

describe('an allowed value', () => {
  it.each<[string, string, object]>([
    ['PORT', '1', { port: 1 }],
    ['PORT', '65535', { port: 65535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::', { host: '::' }],
    ['SITE_ORIGIN', 'https://kawara.example', { siteOrigin: 'https://kawara.example' }],
    ['SITE_ORIGIN', 'https://Kawara.example/', { siteOrigin: 'https://kawara.example' }],
    [
      'APP_STORE_URL',
      'https://apps.example/coinview',
      { appStores: { appStore: 'https://apps.example/coinview', googlePlay: null } },
    ],
    ['DATA_DIR', '/srv/kawara', { dataDir: '/srv/kawara' }],
    ['REDIS_URL', 'rediss://cache:6380/2', { redisUrl: 'rediss://cache:6380/2' }],
    ['SENTRY_DSN', 'https://key@sentry.example/1', { sentryDsn: 'https://key@sentry.example/1' }],
    ['MARKET_SOURCE', 'coingecko', { marketSource: 'coingecko' }],
    ['MARKET_SOURCE', 'none', { marketSource: 'none' }],
    ['COINGECKO_URL', 'http://proxy.example/cg', { coingeckoUrl: 'http://proxy.example/cg' }],
    ['COINGECKO_KEY', 'CG-abc_1', { coingeckoKey: 'CG-abc_1' }],
    ['BITFLYER_URL', 'http://proxy.example/b', exchangeAt('bitflyer', 'http://proxy.example/b')],
    ['COINCHECK_URL', 'http://proxy.example/c', exchangeAt('coincheck', 'http://proxy.example/c')],
    ['BITBANK_URL', 'http://proxy.example/k', exchangeAt('bitbank', 'http://proxy.example/k')],
    ['SMTP_URL', 'smtp://localhost:1025', { smtpUrl: 'smtp://localhost:1025' }],
    ['SMTP_URL', 'smtps://me:p%40ss@mail.example', { smtpUrl: 'smtps://me:p%40ss@mail.example' }],
    ['SMTP_URL', 'smtp://me:pass@[::1]:587/?requireTLS=true', { smtpUrl: expect.stringContaining('[::1]') }],
    ['MAILS_PER_HOUR', '20', { mailsPerHour: 20 }],
    ['OPERATOR_EMAIL', 'desk@kawara.example', { operatorEmail: 'desk@kawara.example' }],
    ['OPERATOR_EMAIL', 'desk@瓦版.example', { operatorEmail: 'desk@xn--i1xt9c.example' }],
    ['MAIL_FROM', 'news@kawara.example', { mailFrom: 'news@kawara.example' }],
    ['MAIL_FROM', '瓦版 <news@kawara.example>', { mailFrom: '瓦版 <news@kawara.example>' }],
    ['MAIL_FROM', '"Kawara, Inc." <n@k.example>', { mailFrom: '"Kawara, Inc." <n@k.example>' }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['SECRET', secret, { secret }],
    ['TRUST_PROXY', 'none', { trustProxy: false }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: '10.0.0.0/8, ::1' }],
    ['TRUST_PROXY', 'loopback, uniquelocal', { trustProxy: 'loopback, uniquelocal' }],
  ])('%s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected)
  })
})

describe('a wrong value stops the start with a line that has the value and the allowed ones:', () => {
  it.each([
    ['PORT', 'http', 'PORT is "http"; it takes a port number from 1 to 65535.'],
    ['PORT', '65536', 'PORT is "65536"; it takes a port number from 1 to 65535.'],
    ['PORT', '-1', 'PORT is "-1"; it takes a port number from 1 to 65535.'],
    ['PORT', '0', 'PORT is "0"; it takes a port number from 1 to 65535.'],
    ['PORT', '3000.5', 'PORT is "3000.5"; it takes a port number from 1 to 65535.'],
    ['HOST', 'a b', 'HOST is "a b"; it takes a host name or an address to listen on.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud"; it takes one of fatal, error, warn, info, debug, trace, silent.',
    ],
    ['DEMO', 'yes', 'DEMO is "yes"; it takes 1 or 0.'],
    [
      'GOOGLE_PLAY_URL',
      'http://a.example',
      'GOOGLE_PLAY_URL is "http://a.example"; it takes an https:// URL.',
    ],
    [
      'SELLER',
      '{"ja":{}}',
      'SELLER is "{\\"ja\\":{}}"; it takes a JSON object with ja, en, ko and zh, each of which has name, person, address and phone, texts of one line.',
    ],
    ['MARKET_SOURCE', 'real', 'MARKET_SOURCE is "real"; it takes demo, coingecko or none.'],
    ['COINGECKO_URL', 'coingecko', 'COINGECKO_URL is "coingecko"; it takes an https:// or http:// URL.'],
    [
      'COINGECKO_KEY',
      'a key',
      'COINGECKO_KEY is set to 5 characters; it takes a key without spaces, of at most 200 characters.',
    ],
  ])('%s=%s', (name, value, line) => {
    expect(complaintOf({ [name]: value })).toBe(line)
  })

  it.each([
    'example.com',
    'ftp://example.com',
    'https://example.com/path',
    'https://10.0.0.1',
    'https://[::1]',
    'https://a.example?x',
    'https://www.a.example',
  ])('SITE_ORIGIN=%s', (value) => {
    expect(complaintOf({ SITE_ORIGIN: value })).toBe(
      `SITE_ORIGIN is "${value}"; it takes an origin with a host name, such as https://example.com, without www. and a path.`,
    )
  })

  it.each(['yes', 'true', '10.0.0.0/33', '10.0.0', 'loopback 10.0.0.1', '1.2.3.4,', '::/129', '*'])(
    'TRUST_PROXY=%s',
    (value) => {
      expect(complaintOf({ TRUST_PROXY: value })).toBe(
        `TRUST_PROXY is "${value}"; it takes addresses or networks of proxies, separated by commas, or none.`,
      )
    },
  )

  it.each([
    'Kawara',
    'Kawara <>',
    'Kawara <news@a.example',
    'news@',
    '@a.example',
    'a@b.example, c@d.example',
    'A <a@b.example>, c@d.example',
    'Kawara <a@b.example> <c@d.example>',
  ])('MAIL_FROM=%s', (value) => {
    expect(complaintOf({ MAIL_FROM: value })).toBe(
      `MAIL_FROM is "${value}"; it takes an address, or a name with one, such as Kawara <news@example.com>.`,
    )
  })

  it('MAIL_FROM with a line break, which would add a header to mails', () => {
    expect(complaintOf({ MAIL_FROM: 'Kawara\nBcc: all <a@b.example>' })).toContain(
      'MAIL_FROM is "Kawara\\nBcc',
    )
  })

  it.each([
    'http://me:hunter2@mail.example',
    'mail.example:25',
    'smtp:me:hunter2@mail.example',
    'smtp://',
    'smtp://me:hunter2@',
    'smtp://me:hunter2%ZZ@mail.example',
    'smtp://me:hunter2@mail.example/inbox',
    'smtp://me:hunter2@mail.example?logger=true',
  ])('SMTP_URL=%s, without giving the password away', (value) => {
    expect(complaintOf({ SMTP_URL: value })).toBe(
      `SMTP_URL is set to ${value.length} characters; it takes an smtp:// or smtps:// URL with a host, such as smtps://user:password@mail.example.com.`,
    )
  })

  it.each([
    ['DATABASE_URL', 'mysql://kawara:hunter2@db/site', 'DATABASE_URL is set to 30 characters; it takes'],
    ['REDIS_URL', 'http://:hunter2@cache', 'REDIS_URL is set to 21 characters; it takes'],
    ['SENTRY_DSN', 'hunter2', 'SENTRY_DSN is set to 7 characters; it takes'],
    ['SECRET', 'hunter2', 'SECRET is set to 7 characters; it takes at least 32 characters'],
  ])('%s, without giving the secret away', (name, value, line) => {
    const complaint = complaintOf({ [name]: value })
    expect(complaint).toContain(line)
    expect(complaint).not.toContain('hunter2')
  })

  it('SECRET, which is required with DATABASE_URL because all instances must share it', () => {
    expect(complaintOf({ DATABASE_URL: 'postgres://localhost/site' })).toBe(
      'SECRET is not set; it takes at least 32 characters; it is required with DATABASE_URL.',
    )
  })

  it('any wrong value: the message is one line and names the variable', () => {
    const names = fc.constantFrom(...Object.keys(settings))
    fc.assert(
      fc.property(names, fc.string({ unit: 'grapheme' }), (name, value) => {
        const complaint = complaintOf({ [name]: value })
        if (complaint === 'none') return
        expect(complaint.startsWith(`${name} is `)).toBe(true)
        expect(complaint).not.toMatch(/[\n\r]/)
      }),
    )
  })
})

it('every variable has a sentence and its allowed values', () => {
  for (const { takes, about } of Object.values(settings)) {
    expect(takes).not.toBe('')
    expect(about).toMatch(/\.$/)
  }
})

describe('the VAPID keys', () => {
  const { publicKey, privateKey } = makeVapidKeys()

  it('are accepted as a pair', () => {
    const config = readConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })
    expect(config.vapidKeys).toEqual({ publicKey, privateKey })
  })

  it.each([
    [{ VAPID_PUBLIC_KEY: publicKey }, 'VAPID_PRIVATE_KEY is not set'],
    [{ VAPID_PRIVATE_KEY: privateKey }, 'VAPID_PUBLIC_KEY is not set'],
    [
      { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: makeVapidKeys().privateKey },
      'VAPID_PRIVATE_KEY is not the key that belongs to VAPID_PUBLIC_KEY',
    ],
  ])('are refused otherwise', (environment, complaint) => {
    expect(() => readConfig(environment)).toThrow(complaint)
  })
})
