import { oneOf, optionalUrl, readSettings, setting, WrongSetting, type Environment } from './setting.ts'

export const storageSettings = {
  DATA_DIR: setting({
    takes: 'a directory',
    otherwise: '`var`',
    about: 'Directory of the embedded database, the generated secret, and mails if no mail server is set.',
    read: (text) => (text === '' ? 'var' : text),
  }),
  DATABASE_URL: setting({
    takes: 'a postgres:// or postgresql:// URL',
    otherwise: '–',
    about: 'A PostgreSQL server to use instead of the embedded database.',
    secret: true,
    read: optionalUrl(['postgres:', 'postgresql:']),
  }),
  REDIS_URL: setting({
    takes: 'a redis:// or rediss:// URL',
    otherwise: '–',
    about: 'A Redis server through which instances share rate limits, spent signatures and cached pages.',
    secret: true,
    read: optionalUrl(['redis:', 'rediss:']),
  }),
  SECRET: setting({
    takes: 'at least 32 characters; it is required with DATABASE_URL',
    otherwise: 'generated in `DATA_DIR`',
    about:
      'The secret that all signatures are derived from, at least 32 characters. Required with `DATABASE_URL`.',
    secret: true,
    read: (text) => (text === '' ? null : text.length >= 32 ? text : undefined),
  }),
  DEMO: setting({
    takes: '1 or 0',
    otherwise: '`1` embedded, `0` with `DATABASE_URL`',
    about: '`1` fills an empty database with demo content.',
    read: (text) => (text === '' ? null : oneOf(['1', '0'], '1')(text)),
  }),
}

export interface StorageConfig {
  readonly dataDir: string
  /** The address of the PostgreSQL database; null if the embedded database in the data directory is used. */
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  /** Null if the site generates its secret and stores it in the data directory. */
  readonly secret: string | null
  readonly demo: boolean
}

export function storageConfig(environment: Environment): StorageConfig {
  const { DATA_DIR, DATABASE_URL, REDIS_URL, SECRET, DEMO } = readSettings(storageSettings, environment)
  if (DATABASE_URL !== null && SECRET === null) {
    throw new WrongSetting({ name: 'SECRET', got: 'not set', takes: storageSettings.SECRET.takes })
  }
  return {
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    secret: SECRET,
    demo: DEMO === null ? DATABASE_URL === null : DEMO === '1',
  }
}
