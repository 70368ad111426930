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

export async function openAppAreas(foundation: Foundation, { hasFile }: Pick<DappsDeps, 'hasFile'>) {
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
  const airdrop = openAirdrop(foundation, appUsers)
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
