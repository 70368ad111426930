import { Type } from 'typebox'
import { minute } from '../../domain/kernel/time/durations.ts'
import {
  maxDescriptionLength,
  requestKinds,
  requestMilliseconds,
  requestStates,
} from '../../domain/wallet/payment-request.ts'
import { Amount, Asset, AmountInput, Memo, TraceId } from './wallet-shapes.ts'
import { Nullable } from './wire.ts'

export const RequestId = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'Id of the payment request, such as r_…',
})

const Kind = Type.Enum(requestKinds, {
  description: 'payment: the money goes to the dApp; transfer: it goes to `receiver`',
})

const State = Type.Enum(requestStates, {
  description: `waiting for an answer of the user, paid, declined, or expired without an answer after ${requestMilliseconds / minute} minutes`,
})

export const NewPaymentRequest = Type.Object({
  dapp_id: Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'Id of the dApp that asks for the money',
  }),
  kind: Kind,
  receiver: Type.Optional(
    Nullable(
      Type.String({
        minLength: 1,
        maxLength: 40,
        description:
          'Who gets the money of a transfer, which requires it: the id of an app user (`cv_…`) or of a dApp (`d_…`); a payment goes to the dApp itself',
      }),
    ),
  ),
  asset: Asset,
  amount: AmountInput,
  trace_id: TraceId,
  memo: Type.Optional(Nullable(Memo)),
  description: Type.Optional(
    Nullable(
      Type.String({
        maxLength: maxDescriptionLength,
        description: 'What the money is for; the app shows it before the user decides',
      }),
    ),
  ),
})

const RequestFacts = {
  request_id: Type.String({ description: 'Id of the payment request' }),
  dapp_id: Type.String({ description: 'Id of the dApp that asks for the money' }),
  kind: Kind,
  receiver: Type.String({ description: 'Id of the app user or the dApp that gets the money' }),
  asset: Type.String({ description: 'Id of the asset that is paid, such as test-usd' }),
  amount: Amount,
  trace_id: Type.String(),
  memo: Type.String({ description: 'Text that is stored with the transaction; may be empty' }),
  state: State,
  expires_at: Type.String({ description: 'When the request expires unless the user has answered it' }),
  settled_at: Nullable(
    Type.String({ description: 'When the request was paid, declined or expired; null while it waits' }),
  ),
}

const requestProperties = {
  ...RequestFacts,
  description: Type.String({ description: 'What the money is for; may be empty' }),
  symbol: Type.String({ description: 'Symbol of the asset, for display' }),
  dapp: Type.Object(
    { name: Type.String(), url: Type.String() },
    { description: 'The dApp that asks for the money' },
  ),
}

export const PaymentRequestReply = Type.Object({
  ...requestProperties,
  link: Type.String({
    description:
      'Link that opens the request in the CoinView app; the page shows it as a link or as a QR code',
  }),
})

export const AppPaymentRequest = Type.Object({
  ...requestProperties,
  balance: Type.String({ description: 'How much of `asset` the app user has, as a decimal' }),
})

export const Payment = Type.Object({
  ...RequestFacts,
  payer: Nullable(
    Type.String({ description: 'Id of the app user who paid; null unless the request is paid' }),
  ),
  transaction_id: Nullable(
    Type.String({ description: 'Id of the transaction; null unless the request is paid' }),
  ),
})
