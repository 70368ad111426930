import type { AirdropDeps } from '../../../api/airdrop/airdrop-deps.ts'
import { implementAirdrop } from '../../../api/airdrop/airdrop.operations.ts'
import { implementQuizzes } from '../../../api/airdrop/quizzes.operations.ts'
import { lockAccounts } from '../../../api/wallet/ledger/ledger-accounts.store.ts'
import { postMovement } from '../../../api/wallet/ledger/ledger.ts'
import { openWallet } from '../../../api/wallet/ledger/open-wallet.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Area } from '../area.ts'

const wallet: AirdropDeps['wallet'] = {
  openWallet,
  async lock(owners, queries) {
    await lockAccounts(owners, queries)
  },
  postMovement,
}

/** Quizzes whose winners get tokens of the sandbox wallet, and invitations to them. */
export function openAirdrop(
  { database, now }: Foundation,
  deps: Pick<AirdropDeps, 'findAppUser' | 'findPictures'>,
) {
  const input = { database, now, wallet, ...deps }
  return {
    name: 'airdrop',
    operations: { ...implementAirdrop(input), ...implementQuizzes(input) },
  } satisfies Area
}
