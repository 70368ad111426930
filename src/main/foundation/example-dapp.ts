import { putExampleDapp } from '../../api/dapps/example-dapp.ts'
import { openWallet } from '../../api/wallet/ledger/open-wallet.ts'
import { exampleDappId, exampleDeveloperId } from '../../domain/dapps/example-dapp.ts'
import type { Foundation } from './foundation.ts'

/**
 * Creates the example dApp and its wallet, with which the page about the SDK runs its examples. Every site has it, with or
 * without demo content.
 */
export async function openExampleDapp({
  database,
  now,
}: Pick<Foundation, 'database' | 'now'>): Promise<void> {
  await database.transaction(async (queries) => {
    await putExampleDapp(now(), queries)
    await openWallet({ kind: 'dapp', id: exampleDappId }, now(), queries)
  })
  await database.transaction((queries) =>
    openWallet({ kind: 'user', id: exampleDeveloperId }, now(), queries),
  )
}
