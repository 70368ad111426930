import { optionalUrl, readSettings, setting, type Environment } from './setting.ts'

export const reportsSettings = {
  SENTRY_DSN: setting({
    takes: 'an https:// or http:// URL from the settings of Sentry',
    otherwise: '–',
    about: 'Where errors are reported; without it errors are only logged.',
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
