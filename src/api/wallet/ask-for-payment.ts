import { randomBytes } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import {
  maxWaitingRequests,
  requestMilliseconds,
  type RequestKind,
} from '../../domain/wallet/payment-request.ts'
import type { Queries } from '../database/database.ts'
import { checkOrigin } from './check-origin.ts'
import { addRequest, countWaiting, type NewRequest } from './new-requests.store.ts'
import { findRequestByTrace, type RequestRow } from './payment-requests.store.ts'
import { findReceiver, readTransferAmount, wrongField } from './transfer-input.ts'
import type { WalletDapp, WalletDeps } from './wallet-deps.ts'

interface PaymentRequestInput {
  readonly dapp_id: string
  readonly kind: RequestKind
  readonly receiver?: string | null | undefined
  readonly asset: string
  readonly amount: string
  readonly trace_id: string
  readonly memo?: string | null | undefined
  readonly description?: string | null | undefined
}

/** The same trace with the same content returns the existing request, whatever its state. */
export async function askForPayment(
  input: PaymentRequestInput,
  { origin, language }: { origin: string | undefined; language: Language },
  deps: WalletDeps,
): Promise<{ readonly row: RequestRow; readonly dapp: WalletDapp }> {
  const dapp = await deps.findDapp(input.dapp_id, deps.database)
  if (dapp === undefined) throw new Refusal('dapp_not_found')
  checkOrigin(dapp, origin, deps.siteOrigin)
  return deps.database.transaction(async (queries) => {
    const traceId = input.trace_id.toLowerCase()
    const { asset, units } = await readTransferAmount({ ...input, language }, queries)
    const known = await findRequestByTrace({ dappId: dapp.dapp_id, traceId }, queries)
    const receiver = await receiverOf({ input, dapp, language }, deps, queries)
    const now = deps.now()
    const requested: NewRequest = {
      requestId: `r_${randomBytes(18).toString('base64url')}`,
      dappId: dapp.dapp_id,
      kind: input.kind,
      receiver,
      assetId: asset.asset_id,
      units,
      traceId,
      memo: input.memo ?? '',
      description: input.description ?? '',
      now,
      expiresAt: new Date(now.getTime() + requestMilliseconds),
    }
    if (known === undefined) {
      if ((await countWaiting(dapp.dapp_id, queries)) >= maxWaitingRequests)
        throw new Refusal('too_many_payment_requests')
      await addRequest(requested, queries)
    }
    const found = known ?? (await findRequestByTrace({ dappId: dapp.dapp_id, traceId }, queries))
    if (found === undefined)
      throw new Error('The payment request that was just added is missing from the database.')
    if (!isSame(found, requested)) throw new Refusal('trace_reused')
    return { row: found, dapp }
  })
}

/** A payment always goes to the dApp itself; a transfer names its receiver. */
async function receiverOf(
  { input, dapp, language }: { input: PaymentRequestInput; dapp: WalletDapp; language: Language },
  deps: WalletDeps,
  queries: Queries,
) {
  const { kind, receiver } = input
  if (kind === 'payment') {
    if (receiver === undefined || receiver === null || receiver === dapp.dapp_id)
      return findReceiver(dapp.dapp_id, deps, queries)
    throw wrongField('receiver', 'unknown', language)
  }
  if (receiver === undefined || receiver === null) throw wrongField('receiver', 'required', language)
  return findReceiver(receiver, deps, queries)
}

function isSame(row: RequestRow, requested: NewRequest): boolean {
  return (
    row.kind === requested.kind &&
    row.receiver_kind === requested.receiver.kind &&
    row.receiver_id === requested.receiver.id &&
    row.asset_id === requested.assetId &&
    BigInt(row.amount) === requested.units &&
    row.memo === requested.memo &&
    row.description === requested.description
  )
}
