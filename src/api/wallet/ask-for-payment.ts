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
import { findRequestByTrace, type RequestRow } from './payment-requests.store.ts'
import { addRequest, countWaiting, type NewRequest } from './asked-requests.store.ts'
import { findReceiver, readGivenAmount, wrongField } from './read-given.ts'
import type { WalletDapp, WalletDeps } from './wallet-needs.ts'

interface Asking {
  readonly dapp_id: string
  readonly kind: RequestKind
  readonly receiver?: string | null | undefined
  readonly asset: string
  readonly amount: string
  readonly trace_id: string
  readonly memo?: string | null | undefined
  readonly description?: string | null | undefined
}

/** The request of a trace; asked again with the same content it is the same one, however it stands by now. */
export async function askForPayment(
  asking: Asking,
  { origin, language }: { origin: string | undefined; language: Language },
  deps: WalletDeps,
): Promise<{ readonly row: RequestRow; readonly dapp: WalletDapp }> {
  const dapp = await deps.findDapp(asking.dapp_id, deps.database)
  if (dapp === undefined) throw new Refusal('dapp_not_found')
  checkOrigin(dapp, origin, deps.siteOrigin)
  return deps.database.transaction(async (queries) => {
    const traceId = asking.trace_id.toLowerCase()
    const { asset, units } = await readGivenAmount({ ...asking, language }, queries)
    const known = await findRequestByTrace({ dappId: dapp.dapp_id, traceId }, queries)
    const receiver = await receiverOf({ asking, dapp, language }, deps, queries)
    const now = deps.now()
    const wanted: NewRequest = {
      requestId: `r_${randomBytes(18).toString('base64url')}`,
      dappId: dapp.dapp_id,
      kind: asking.kind,
      receiver,
      assetId: asset.asset_id,
      units,
      traceId,
      memo: asking.memo ?? '',
      description: asking.description ?? '',
      now,
      expiresAt: new Date(now.getTime() + requestMilliseconds),
    }
    if (known === undefined) {
      if ((await countWaiting(dapp.dapp_id, queries)) >= maxWaitingRequests)
        throw new Refusal('too_many_payment_requests')
      await addRequest(wanted, queries)
    }
    const found = known ?? (await findRequestByTrace({ dappId: dapp.dapp_id, traceId }, queries))
    if (found === undefined) throw new Error('A request that was added can be found.')
    if (!isSame(found, wanted)) throw new Refusal('trace_reused')
    return { row: found, dapp }
  })
}

/** A payment is to the dApp itself; a transfer says to whom. */
async function receiverOf(
  { asking, dapp, language }: { asking: Asking; dapp: WalletDapp; language: Language },
  deps: WalletDeps,
  queries: Queries,
) {
  const { kind, receiver } = asking
  if (kind === 'payment') {
    if (receiver === undefined || receiver === null || receiver === dapp.dapp_id)
      return findReceiver(dapp.dapp_id, deps, queries)
    throw wrongField('receiver', 'unknown', language)
  }
  if (receiver === undefined || receiver === null) throw wrongField('receiver', 'required', language)
  return findReceiver(receiver, deps, queries)
}

function isSame(row: RequestRow, wanted: NewRequest): boolean {
  return (
    row.kind === wanted.kind &&
    row.receiver_kind === wanted.receiver.kind &&
    row.receiver_id === wanted.receiver.id &&
    row.asset_id === wanted.assetId &&
    BigInt(row.amount) === wanted.units &&
    row.memo === wanted.memo &&
    row.description === wanted.description
  )
}
