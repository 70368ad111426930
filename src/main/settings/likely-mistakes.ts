import { isIP } from 'node:net'
import { beginsWithTypo } from '../../domain/kernel/text/typos.ts'
import type { ServerConfig } from './server.settings.ts'
import type { Environment } from './setting.ts'
import { settings } from './settings.ts'

/** Environment variables and values that are valid, but probably not what the operator wanted: one line for each. */
export function likelyMistakes(
  environment: Environment,
  { siteOrigin }: Pick<ServerConfig, 'siteOrigin'>,
): string[] {
  const known = Object.keys(settings)
  const misspelled = Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return []
    const meant = known.find((setting) => isNear(setting, name))
    return meant === undefined
      ? []
      : [`${name} is not a setting of the site and has no effect. Is ${meant} meant?`]
  })
  return isPlainHttpInPublic(siteOrigin)
    ? [
        `SITE_ORIGIN is ${siteOrigin}: visitors and links in mails use http without encryption. Use https.`,
        ...misspelled,
      ]
    : misspelled
}

/** Whether the names differ by one letter, or only by their case. Short names, such as PORT and SORT, are too often other programs'. */
function isNear(setting: string, name: string): boolean {
  const [one, other] = [setting, name.toUpperCase()]
  return one === other || (one.length > 5 && beginsWithTypo(`${one}$`, `${other}$`))
}

function isPlainHttpInPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return (
    protocol === 'http:' &&
    isIP(hostname) === 0 &&
    !/(?:^|\.)(?:localhost|local|internal|test|lan)$/.test(hostname) &&
    hostname.includes('.')
  )
}
