import { Type } from 'typebox'
import {
  longestDescription,
  longestMemo,
  requestKinds,
  requestStates,
} from '../../domain/wallet/payment-request.ts'
import { operation } from './operation.ts'
import { Nullable } from './wire.ts'

const Amount = Type.String({ description: 'A decimal: `12.5`' })
const GivenAmount = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'A plain decimal above 0 with at most the decimals of the asset: `12.5`',
})
const Asset = Type.String({ minLength: 1, maxLength: 40, description: 'Such as `test-usd`' })
const Receiver = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'An app user (`cv_…`) or a dApp (`d_…`)',
})
const Memo = Type.String({ maxLength: longestMemo })
const TraceId = Type.String({
  pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$',
  description: 'A UUID of the caller. Sent again it is answered with what it did the first time',
})
const RequestId = Type.String({ minLength: 1, maxLength: 60 })

const Balance = Type.Object({ asset: Type.String(), amount: Amount })
const Transaction = Type.Object({
  entry_id: Type.String({ description: 'Grows with time, for `after`' }),
  transaction_id: Type.String(),
  trace_id: Type.String(),
  kind: Type.Enum(['gift', 'payment', 'transfer'] as const),
  asset: Type.String(),
  amount: Type.String({ description: 'Below zero: it was taken' }),
  other: Nullable(Type.String({ description: 'Who was on the other side; null: the site itself' })),
  memo: Type.String(),
  created_at: Type.String(),
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
const AskedRequest = Type.Object({
  ...ShownRequest,
  link: Type.String({ description: 'To be opened with the app, or shown as a QR code' }),
})
const AppRequest = Type.Object({
  ...ShownRequest,
  balance: Type.String({ description: 'What who asks has of the asset' }),
})

export const walletOperations = {
  listWalletAssets: operation({
    method: 'GET',
    path: '/api/wallet/assets',
    area: 'wallet',
    summary: 'What the sandbox wallet holds: test money alone',
    reply: Type.Object({
      assets: Type.Array(
        Type.Object({
          asset_id: Type.String(),
          symbol: Type.String(),
          name: Type.String(),
          decimals: Type.Integer(),
          is_test: Type.Boolean(),
        }),
      ),
    }),
    crossOrigin: true,
    perMinute: 240,
    cacheSeconds: 60,
  }),
  askForPayment: operation({
    method: 'POST',
    path: '/api/wallet/requests',
    area: 'wallet',
    summary: 'A page of a dApp asks the holder of a wallet to pay the dApp, or to transfer to somebody',
    provenBy: 'origin',
    crossOrigin: true,
    body: Type.Object({
      dapp_id: Type.String({ minLength: 1, maxLength: 40 }),
      kind: Type.Enum(requestKinds),
      receiver: Type.Optional(Nullable(Receiver)),
      asset: Asset,
      amount: GivenAmount,
      trace_id: TraceId,
      memo: Type.Optional(Nullable(Memo)),
      description: Type.Optional(Nullable(Type.String({ maxLength: longestDescription }))),
    }),
    reply: AskedRequest,
    problems: [
      'dapp_not_found',
      'origin_not_allowed',
      'asset_not_found',
      'receiver_not_found',
      'trace_reused',
      'too_many_payment_requests',
    ],
    perMinute: 60,
  }),
  getPaymentRequest: operation({
    method: 'GET',
    path: '/api/wallet/requests/{request_id}',
    area: 'wallet',
    summary: 'How a request stands, for the page that made it. A server asks for the payment instead',
    crossOrigin: true,
    params: Type.Object({ request_id: RequestId }),
    reply: AskedRequest,
    problems: ['payment_request_not_found', 'origin_not_allowed'],
    perMinute: 1_200,
  }),
  sendTransfer: operation({
    method: 'POST',
    path: '/api/wallet/transfers',
    area: 'wallet',
    summary: 'The server of a dApp sends money of the dApp',
    authorized: true,
    provenBy: 'key',
    body: Type.Object({
      receiver: Receiver,
      amount: GivenAmount,
      asset: Asset,
      trace_id: TraceId,
      memo: Type.Optional(Nullable(Memo)),
    }),
    reply: Type.Object({
      transaction_id: Type.String(),
      trace_id: Type.String(),
      receiver: Type.String(),
      asset: Type.String(),
      amount: Amount,
      is_new: Type.Boolean({ description: 'False: it had been sent before, and nothing moved now' }),
    }),
    problems: [
      'dapp_secret_invalid',
      'asset_not_found',
      'receiver_not_found',
      'trace_reused',
      'balance_too_low',
    ],
    perMinute: 1_200,
  }),
  getPayment: operation({
    method: 'GET',
    path: '/api/wallet/payments/{trace_id}',
    area: 'wallet',
    summary: 'What came of a request, for the server of its dApp: pages can be lied to',
    authorized: true,
    provenBy: 'key',
    params: Type.Object({ trace_id: TraceId }),
    reply: Type.Object({
      ...RequestFacts,
      payer: Nullable(Type.String()),
      transaction_id: Nullable(Type.String()),
    }),
    problems: ['dapp_secret_invalid', 'payment_not_found'],
    perMinute: 1_200,
  }),
  listTransactions: operation({
    method: 'GET',
    path: '/api/wallet/transactions',
    area: 'wallet',
    summary: 'What moved in the wallet of a dApp, oldest first, and what it has',
    authorized: true,
    provenBy: 'key',
    query: Type.Object({
      after: Type.Optional(
        Type.String({ pattern: '^\\d{1,18}$', description: 'The last `entry_id` that is known' }),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    }),
    reply: Type.Object({
      transactions: Type.Array(Transaction),
      next: Nullable(Type.String({ description: 'For `after`, when there may be more' })),
      balances: Type.Array(Balance),
    }),
    problems: ['dapp_secret_invalid'],
    perMinute: 240,
  }),
  getAppWallet: operation({
    method: 'GET',
    path: '/api/app/wallet',
    area: 'wallet',
    summary: 'What somebody with the app has, and what moved last, newest first',
    authorized: true,
    provenBy: 'key',
    reply: Type.Object({
      balances: Type.Array(Balance),
      transactions: Type.Array(Transaction),
    }),
    problems: ['app_signature_invalid'],
    perMinute: 120,
  }),
  getAppPaymentRequest: operation({
    method: 'GET',
    path: '/api/app/wallet/requests/{request_id}',
    area: 'wallet',
    summary: 'What is asked for, for the app to show before anything is paid',
    authorized: true,
    provenBy: 'key',
    params: Type.Object({ request_id: RequestId }),
    reply: AppRequest,
    problems: ['app_signature_invalid', 'payment_request_not_found'],
    perMinute: 240,
  }),
  answerPaymentRequest: operation({
    method: 'POST',
    path: '/api/app/wallet/requests/{request_id}/answer',
    area: 'wallet',
    summary: 'Pay, or decline; the same answer again changes nothing',
    authorized: true,
    provenBy: 'key',
    params: Type.Object({ request_id: RequestId }),
    body: Type.Object({ approve: Type.Boolean() }),
    reply: AppRequest,
    problems: [
      'app_signature_invalid',
      'payment_request_not_found',
      'payment_request_settled',
      'payment_request_expired',
      'balance_too_low',
    ],
    perMinute: 60,
  }),
}
