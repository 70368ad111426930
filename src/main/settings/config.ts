import { dappsConfig, type DappsConfig } from './dapps.settings.ts'
import { filesConfig, type FilesConfig } from './files.settings.ts'
import { mailConfig, type MailConfig } from './mail.settings.ts'
import { marketConfig, type MarketConfig } from './market.settings.ts'
import { purchaseConfig, type PurchaseConfig } from './purchase.settings.ts'
import { pushConfig, type PushConfig } from './push.settings.ts'
import { reportsConfig, type ReportsConfig } from './reports.settings.ts'
import { serverConfig, type ServerConfig } from './server.settings.ts'
import type { Environment } from './setting.ts'
import { siteConfigOf, type SiteConfig } from './site.settings.ts'
import { storageConfig, type StorageConfig } from './storage.settings.ts'
import { walletConfig, type WalletConfig } from './wallet.settings.ts'

export interface Config
  extends
    ServerConfig,
    SiteConfig,
    StorageConfig,
    FilesConfig,
    MarketConfig,
    MailConfig,
    PurchaseConfig,
    PushConfig,
    DappsConfig,
    WalletConfig,
    ReportsConfig {}

export function readConfig(environment: Environment): Config {
  const server = serverConfig(environment)
  const mail = mailConfig(environment, server)
  const storage = storageConfig(environment)
  return {
    ...server,
    ...siteConfigOf(environment),
    ...storage,
    ...filesConfig(environment),
    ...marketConfig(environment, storage.demo),
    ...mail,
    ...purchaseConfig(environment),
    ...pushConfig(environment, { ...server, ...mail }),
    ...dappsConfig(environment),
    ...walletConfig(environment),
    ...reportsConfig(environment),
  }
}
