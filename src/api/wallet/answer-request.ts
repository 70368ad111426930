import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { entriesBetween, type WalletOwner } from '../../domain/wallet/movement.ts'
import { stateAt } from '../../domain/wallet/payment-request.ts'
import type { Queries } from '../database/database.ts'
import { postMovement } from './ledger/ledger.ts'
import { openWallet } from './ledger/open-wallet.ts'
import { findRequest, lockRequest, type RequestRow } from './payment-requests.store.ts'
import { queueRequestWebhook } from './queue-request-webhook.ts'
import { settleRequest } from './settled-requests.store.ts'
import { wrongField } from './transfer-input.ts'
import type { WalletDapp, WalletDeps } from './wallet-deps.ts'

interface RequestAnswer {
  readonly requestId: string
  readonly approve: boolean
  readonly userId: string
  readonly language: Language
}

/**
 * The first answer settles the request. The same answer of the same person again changes nothing; any other is refused.
 */
export async function answerRequest(
  { requestId, approve, userId, language }: RequestAnswer,
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
    const settledRow = await findRequest(requestId, queries)
    if (settledRow === undefined) throw new Error('The locked payment request is missing from the database.')
    await queueRequestWebhook({ row: settledRow, dapp, now }, queries)
    return { row: settledRow, dapp }
  })
}

async function pay(
  { row, payer, language, now }: { row: RequestRow; payer: WalletOwner; language: Language; now: Date },
  queries: Queries,
): Promise<string> {
  const receiver: WalletOwner = { kind: row.receiver_kind, id: row.receiver_id }
  if (receiver.kind === payer.kind && receiver.id === payer.id)
    throw wrongField('receiver', 'invalid', language)
  await openWallet(payer, now, queries)
  const { transaction_id } = await postMovement(
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
    queries,
  )
  return transaction_id
}
