import { implementAirdrop, type AirdropNeeds } from '../../../api/airdrop/airdrop.operations.ts'
import { lockAccounts } from '../../../api/wallet/ledger.store.ts'
import { openWallet, post } from '../../../api/wallet/ledger.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Area } from '../area.ts'

const wallet: AirdropNeeds['wallet'] = {
  openWallet,
  async lock(queries, owners) {
    await lockAccounts(owners, queries)
  },
  post,
}

/** Quizzes that give tokens of the sandbox wallet away, and invitations to them. */
export function openAirdrop({ database, now }: Foundation, needs: Pick<AirdropNeeds, 'findAppUser'>) {
  return {
    name: 'airdrop',
    operations: implementAirdrop({ database, now, wallet, ...needs }),
  } satisfies Area
}
