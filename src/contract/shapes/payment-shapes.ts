import { Type } from 'typebox'
import { maxDescriptionLength, requestKinds, requestStates } from '../../domain/wallet/payment-request.ts'
import { Amount, Asset, AmountInput, Memo, Receiver, TraceId } from './wallet-shapes.ts'
import { Nullable } from './wire.ts'

export const RequestId = Type.String({ minLength: 1, maxLength: 60 })

export const NewPaymentRequest = Type.Object({
  dapp_id: Type.String({ minLength: 1, maxLength: 40 }),
  kind: Type.Enum(requestKinds),
  receiver: Type.Optional(Nullable(Receiver)),
  asset: Asset,
  amount: AmountInput,
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

const requestProperties = {
  ...RequestFacts,
  description: Type.String(),
  symbol: Type.String(),
  dapp: Type.Object({ name: Type.String(), url: Type.String() }),
}

export const PaymentRequestReply = Type.Object({
  ...requestProperties,
  link: Type.String({ description: 'Link to open with the app or to show as a QR code' }),
})

export const AppPaymentRequest = Type.Object({
  ...requestProperties,
  balance: Type.String({ description: 'Balance of the app user in the asset' }),
})

export const Payment = Type.Object({
  ...RequestFacts,
  payer: Nullable(Type.String()),
  transaction_id: Nullable(Type.String()),
})
