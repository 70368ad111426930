import type { Queries } from '../../../api/database/database.ts'
import { latestDeliveries } from '../../../api/outbound/webhooks/webhook-log.store.ts'
import { webhookLanes } from '../../../api/outbound/webhooks/webhook-run.ts'
import { webhookSender } from '../../../api/outbound/webhooks/webhook-sender.ts'
import { implementAppWallet } from '../../../api/wallet/app-wallet.operations.ts'
import { implementSdkGuide } from '../../../api/wallet/sdk-guide.operations.ts'
import type { WalletDeps } from '../../../api/wallet/wallet-deps.ts'
import { walletJobs } from '../../../api/wallet/wallet.jobs.ts'
import { implementWallet } from '../../../api/wallet/wallet.operations.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Area } from '../area.ts'

type Deps = Pick<WalletDeps, 'findDapp' | 'findDappBySecret' | 'findAppUser'> & {
  /** The secret that signs the webhooks of a dApp; undefined if none is stored or it cannot be decrypted. */
  readonly webhookSecretOf: (dappId: string, queries: Queries) => Promise<string | undefined>
}

/** The sandbox wallet: a ledger of test money, payment requests of dApps, and webhooks to their servers. */
export function openWalletArea(foundation: Foundation, deps: Deps) {
  const { config, database, logger, now } = foundation
  const { siteOrigin, localWebhooks: allowsLocal } = config
  const { findDapp, webhookSecretOf } = deps
  const lanes = webhookLanes({
    database,
    logger,
    now,
    sender: webhookSender({ allowsLocal, now }),
    async targetOf(dappId, queries) {
      const dapp = await findDapp(dappId, queries)
      const secret = dapp && (await webhookSecretOf(dappId, queries))
      if (dapp === undefined || secret === undefined || dapp.webhook_url === null) return undefined
      const { url, whitelist, webhook_url } = dapp
      return { url, whitelist, webhook_url, secret }
    },
  })
  const input = { ...deps, database, now, siteOrigin }
  return {
    name: 'wallet',
    operations: { ...implementWallet(input), ...implementAppWallet(input), ...implementSdkGuide(input) },
    jobs: walletJobs({ lanes, findDapp }),
    // When the site stops, it waits for webhooks that are being sent, which have a deadline. Webhooks that have not been sent
    // stay queued.
    close: lanes.idle,
    deliveriesOf: (dappId: string, limit: number) => latestDeliveries({ dappId, limit }, database),
  } satisfies Area & Record<string, unknown>
}
