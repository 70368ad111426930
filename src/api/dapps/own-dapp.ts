import { Refusal } from '../../contract/problems/problem.ts'
import { isDappId } from '../../domain/dapps/dapp-id.ts'
import type { Queries } from '../database/database.ts'
import type { Caller } from '../operations/implementation.ts'
import type { DappsDeps } from './dapps-needs.ts'
import { findDappRow, lockOwnDapp, type DappRow } from './dapps.store.ts'

interface Asked {
  readonly dappId: string
  readonly caller: Caller
}

/** One change of a dApp of who asks. */
export async function changeOwnDapp<Result>(
  { dappId, caller }: Asked,
  { database, findDeveloper }: DappsDeps,
  work: (dapp: DappRow, queries: Queries) => Promise<Result>,
): Promise<Result> {
  const { user_id: userId } = await findDeveloper(caller)
  return database.transaction(async (queries) => {
    const dapp = isDappId(dappId) ? await lockOwnDapp({ dappId, userId }, queries) : undefined
    if (dapp === undefined) throw new Refusal('dapp_not_found')
    return work(dapp, queries)
  })
}

export async function ownDapp(
  { dappId, caller }: Asked,
  { database, findDeveloper }: DappsDeps,
): Promise<DappRow> {
  const { user_id: userId } = await findDeveloper(caller)
  const row = isDappId(dappId) ? await findDappRow(dappId, database) : undefined
  if (row?.user_id !== userId) throw new Refusal('dapp_not_found')
  return row
}
