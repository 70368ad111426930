import { Refusal } from '../../contract/problems/problem.ts'
import { entriesBetween, type WalletOwner } from '../../domain/wallet/movement.ts'
import { stateAt } from '../../domain/wallet/payment-request.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import { post } from './ledger/ledger.ts'
import { openWallet } from './ledger/open-wallet.ts'
import { findRequest, lockRequest, type RequestRow } from './payment-requests.store.ts'
import { settleRequest } from './settled-requests.store.ts'
import { wrongField } from './read-given.ts'
import { tellOfRequest } from './tell-of-request.ts'
import type { WalletDapp, WalletDeps } from './wallet-needs.ts'

interface Answer {
  readonly requestId: string
  readonly approve: boolean
  readonly userId: string
  readonly language: Language
}

/** Who answers first settles it. The same answer of the same person again changes nothing; any other is too late. */
export async function answerRequest(
  { requestId, approve, userId, language }: Answer,
  deps: WalletDeps,
): Promise<{ readonly row: RequestRow; readonly dapp: WalletDapp }> {
  return deps.database.transaction(async (queries) => {
    const row = await lockRequest(requestId, queries)
    const dapp = row && (await deps.findDapp(row.dapp_id, queries))
    if (row === undefined || dapp === undefined) throw new Refusal('payment_request_not_found')
    const now = deps.now()
    const state = stateAt(row, now)
    if (state === 'expired') throw new Refusal('payment_request_expired')
    if (state !== 'waiting') {
      if (row.payer === userId && (state === 'paid') === approve) return { row, dapp }
      throw new Refusal('payment_request_settled')
    }
    const payer: WalletOwner = { kind: 'user', id: userId }
    const transactionId = approve ? await pay({ row, payer, language, now }, queries) : null
    const settled = approve ? 'paid' : 'declined'
    await settleRequest({ requestId, state: settled, payer: userId, transactionId, now }, queries)
    const told = await findRequest(requestId, queries)
    if (told === undefined) throw new Error('A locked request can be found.')
    await tellOfRequest({ row: told, dapp, now }, queries)
    return { row: told, dapp }
  })
}

async function pay(
  { row, payer, language, now }: { row: RequestRow; payer: WalletOwner; language: Language; now: Date },
  queries: Queries,
): Promise<string> {
  const receiver: WalletOwner = { kind: row.receiver_kind, id: row.receiver_id }
  if (receiver.kind === payer.kind && receiver.id === payer.id)
    throw wrongField('receiver', 'invalid', language)
  await openWallet(queries, payer, now)
  const { transaction_id } = await post(
    queries,
    {
      scope: `request ${row.dapp_id}`,
      trace_id: row.trace_id,
      kind: row.kind,
      memo: row.memo,
      entries: entriesBetween({
        from: payer,
        to: receiver,
        asset_id: row.asset_id,
        units: BigInt(row.amount),
      }),
    },
    now,
  )
  return transaction_id
}
