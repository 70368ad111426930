import { dappsSettings } from './dapps.settings.ts'
import { filesSettings } from './files.settings.ts'
import { mailSettings } from './mail.settings.ts'
import { marketSettings } from './market.settings.ts'
import { purchaseSettings } from './purchase.settings.ts'
import { pushSettings } from './push.settings.ts'
import { reportsSettings } from './reports.settings.ts'
import { serverSettings } from './server.settings.ts'
import { siteSettings } from './site.settings.ts'
import { storageSettings } from './storage.settings.ts'
import { walletSettings } from './wallet.settings.ts'

/** Every environment variable of the site, in the order of the table in the README. */
export const settings = {
  ...serverSettings,
  ...siteSettings,
  ...storageSettings,
  ...filesSettings,
  ...marketSettings,
  ...mailSettings,
  ...purchaseSettings,
  ...pushSettings,
  ...dappsSettings,
  ...walletSettings,
  ...reportsSettings,
}
