import { coingeckoAddress } from '../../api/outbound/market/coingecko-source.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { readSetting, WrongSetting, type Setting } from './setting.ts'
import { settings } from './settings.ts'

export interface Config {
  readonly port: number
  readonly host: string
  readonly siteOrigin: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  /** Null: generated and kept in the data directory. */
  readonly secret: string | null
  readonly demo: boolean
  readonly marketSource: 'demo' | 'coingecko'
  readonly coingeckoUrl: string
  readonly coingeckoKey: string | null
  /** Null: mails are files in the data directory. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly sentryDsn: string | null
  readonly logLevel: string
  readonly trustProxy: boolean | string
}

/** The environment is read here, once. A wrong value stops the start with a line that says what to do. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <Name extends keyof typeof settings>(name: Name) =>
    readSetting(
      { name, setting: settings[name] as Setting<ReturnType<(typeof settings)[Name]['read']>> },
      environment,
    ) as Exclude<ReturnType<(typeof settings)[Name]['read']>, undefined>
  const port = read('PORT')
  const databaseUrl = read('DATABASE_URL')
  const secret = read('SECRET')
  if (databaseUrl !== null && secret === null) {
    throw new WrongSetting({ name: 'SECRET', got: 'not set', takes: settings.SECRET.takes })
  }
  const demo = read('DEMO')
  const trustProxy = read('TRUST_PROXY')
  const siteOrigin = read('SITE_ORIGIN') ?? `http://localhost:${port}`
  return {
    port,
    host: read('HOST'),
    siteOrigin,
    dataDir: read('DATA_DIR'),
    databaseUrl,
    redisUrl: read('REDIS_URL'),
    secret,
    demo: demo === null ? databaseUrl === null : demo === '1',
    marketSource: read('MARKET_SOURCE'),
    coingeckoUrl: read('COINGECKO_URL') ?? coingeckoAddress,
    coingeckoKey: read('COINGECKO_KEY'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM') ?? `${siteConfig.name} <no-reply@${new URL(siteOrigin).hostname}>`,
    sentryDsn: read('SENTRY_DSN'),
    logLevel: read('LOG_LEVEL'),
    trustProxy: trustProxy === 'none' ? false : trustProxy,
  }
}
