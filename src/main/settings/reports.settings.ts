import { optionalUrl, readSettings, setting, type Environment } from './setting.ts'

export const reportsSettings = {
  SENTRY_DSN: setting({
    takes: 'an https:// or http:// URL as Sentry gives it',
    otherwise: '–',
    about: 'Error reporting; without it reports go to the log alone.',
    secret: true,
    read: optionalUrl(['https:', 'http:']),
  }),
}

export interface ReportsConfig {
  readonly sentryDsn: string | null
}

export function reportsConfig(environment: Environment): ReportsConfig {
  return { sentryDsn: readSettings(reportsSettings, environment).SENTRY_DSN }
}
