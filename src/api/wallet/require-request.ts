import { Refusal } from '../../contract/problems/problem.ts'
import { findRequest, type RequestRow } from './payment-requests.store.ts'
import type { WalletDapp, WalletDeps } from './wallet-deps.ts'

export async function requireRequest(
  requestId: string,
  { database, findDapp }: WalletDeps,
): Promise<{ readonly row: RequestRow; readonly dapp: WalletDapp }> {
  const row = await findRequest(requestId, database)
  const dapp = row && (await findDapp(row.dapp_id, database))
  if (row === undefined || dapp === undefined) throw new Refusal('payment_request_not_found')
  return { row, dapp }
}
