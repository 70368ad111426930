import type { AirdropDeps } from '../../../api/airdrop/airdrop-deps.ts'
import { openWebhookSecret } from '../../../api/dapps/dapp-secret.ts'
import type { DappsDeps } from '../../../api/dapps/dapps-deps.ts'
import { findDapp, findDappBySecret } from '../../../api/dapps/find-dapp.ts'
import { openWallet } from '../../../api/wallet/ledger/open-wallet.ts'
import { openExampleDapp } from '../../foundation/example-dapp.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { openAirdrop } from './airdrop.ts'
import { openAppUsers } from './app-users.ts'
import { openDapps } from './dapps.ts'
import { openWalletArea } from './wallet.ts'

type Deps = Pick<DappsDeps, 'hasFile'> & {
  /** Finds an offering as lists show it. */
  readonly entryOf: AirdropDeps['findPictures']
}

export async function openAppAreas(foundation: Foundation, { hasFile, entryOf }: Deps) {
  const appUsers = openAppUsers(foundation, {
    onRegistered: [(id, queries) => openWallet({ kind: 'user', id }, foundation.now(), queries)],
  })
  await openExampleDapp(foundation)
  const wallet = openWalletArea(foundation, {
    findDapp,
    findDappBySecret,
    findAppUser: appUsers.findAppUser,
    async webhookSecretOf(dappId, queries) {
      const dapp = await findDapp(dappId, queries)
      return dapp && openWebhookSecret(dapp.webhook_secret, foundation.secret)
    },
  })
  const dapps = openDapps(foundation, {
    findDeveloper: appUsers.findDeveloper,
    hasFile,
    deliveriesOf: wallet.deliveriesOf,
  })
  const airdrop = openAirdrop(foundation, {
    findAppUser: appUsers.findAppUser,
    findPictures: entryOf,
  })
  return {
    areas: [appUsers, dapps, wallet, airdrop],
    operations: {
      ...appUsers.operations,
      ...dapps.operations,
      ...wallet.operations,
      ...airdrop.operations,
    },
  }
}
