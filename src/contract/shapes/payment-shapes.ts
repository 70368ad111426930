import { Type } from 'typebox'
import { maxDescriptionLength, requestKinds, requestStates } from '../../domain/wallet/payment-request.ts'
import { Amount, Asset, GivenAmount, Memo, Receiver, TraceId } from './wallet-shapes.ts'
import { Nullable } from './wire.ts'

export const RequestId = Type.String({ minLength: 1, maxLength: 60 })

/** What a page of a dApp asks for. */
export const GivenRequest = Type.Object({
  dapp_id: Type.String({ minLength: 1, maxLength: 40 }),
  kind: Type.Enum(requestKinds),
  receiver: Type.Optional(Nullable(Receiver)),
  asset: Asset,
  amount: GivenAmount,
  trace_id: TraceId,
  memo: Type.Optional(Nullable(Memo)),
  description: Type.Optional(Nullable(Type.String({ maxLength: maxDescriptionLength }))),
})

const RequestFacts = {
  request_id: Type.String(),
  dapp_id: Type.String(),
  kind: Type.Enum(requestKinds),
  receiver: Type.String(),
  asset: Type.String(),
  amount: Amount,
  trace_id: Type.String(),
  memo: Type.String(),
  state: Type.Enum(requestStates),
  expires_at: Type.String(),
  settled_at: Nullable(Type.String()),
}

const ShownRequest = {
  ...RequestFacts,
  description: Type.String(),
  symbol: Type.String(),
  dapp: Type.Object({ name: Type.String(), url: Type.String() }),
}

export const AskedRequest = Type.Object({
  ...ShownRequest,
  link: Type.String({ description: 'To be opened with the app, or shown as a QR code' }),
})

export const AppRequest = Type.Object({
  ...ShownRequest,
  balance: Type.String({ description: 'What who asks has of the asset' }),
})

/** What came of a request. */
export const Payment = Type.Object({
  ...RequestFacts,
  payer: Nullable(Type.String()),
  transaction_id: Nullable(Type.String()),
})
