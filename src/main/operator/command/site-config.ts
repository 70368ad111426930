import type { Database } from '../../../api/database/database.ts'
import { findSiteOrigin } from '../../../api/server/site-origin.store.ts'
import type { Config } from '../../settings/config.ts'

export class WrongOrigin extends Error {}

/**
 * The settings for a command that mails or prints links. They have to be those of the site: a mail with a link to another host cannot be
 * taken back, and a shell without `SITE_ORIGIN` lacks the other settings too.
 */
export async function siteConfigFor(database: Database, config: Config): Promise<Config> {
  const origin = await findSiteOrigin(database)
  if (origin === undefined || origin === config.siteOrigin) return config
  throw new WrongOrigin(
    `SITE_ORIGIN is ${config.siteOrigin} in this shell, but the site last ran as ${origin}, and this command writes mails or links. ` +
      `Run it with the settings of the site, SITE_ORIGIN=${origin} among them. If the site has moved, start it once first.`,
  )
}
