import { Type } from 'typebox'
import { PaymentRequestReply, NewPaymentRequest, Payment, RequestId } from '../shapes/payment-shapes.ts'
import {
  TransferRequest,
  TransactionQuery,
  TransferResult,
  TraceId,
  TransactionPage,
  WalletAsset,
} from '../shapes/wallet-shapes.ts'
import { operation } from './operation.ts'

export const walletOperations = {
  listWalletAssets: operation({
    method: 'GET',
    path: '/api/wallet/assets',
    area: 'wallet',
    summary: 'List the assets of the sandbox wallet; all of them are test money',
    reply: Type.Object({ assets: Type.Array(WalletAsset) }),
    crossOrigin: true,
    perMinute: 240,
    cacheSeconds: 60,
  }),
  askForPayment: operation({
    method: 'POST',
    path: '/api/wallet/requests',
    area: 'wallet',
    summary:
      'Create a payment request: a page of a dApp asks a user of the CoinView app to pay the dApp, or to send money to somebody else',
    provenBy: 'origin',
    crossOrigin: true,
    body: NewPaymentRequest,
    reply: PaymentRequestReply,
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
    summary:
      'Get a payment request, for the page of the dApp that created it; the server of the dApp calls getPayment instead',
    crossOrigin: true,
    params: Type.Object({ request_id: RequestId }),
    reply: PaymentRequestReply,
    problems: ['payment_request_not_found', 'origin_not_allowed'],
    perMinute: 1_200,
  }),
  sendTransfer: operation({
    method: 'POST',
    path: '/api/wallet/transfers',
    area: 'wallet',
    summary: 'Send money from the wallet of a dApp; the server of the dApp calls it with the app secret',
    authorized: true,
    provenBy: 'key',
    body: TransferRequest,
    reply: TransferResult,
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
    summary:
      'Get the result of a payment request by its `trace_id`, for the server of the dApp; a result that only the page reports may be forged',
    authorized: true,
    provenBy: 'key',
    params: Type.Object({ trace_id: TraceId }),
    reply: Payment,
    problems: ['dapp_secret_invalid', 'payment_not_found'],
    perMinute: 1_200,
  }),
  listTransactions: operation({
    method: 'GET',
    path: '/api/wallet/transactions',
    area: 'wallet',
    summary:
      'List the transactions of the wallet of a dApp, the oldest first, with its balances; the server of the dApp calls it',
    authorized: true,
    provenBy: 'key',
    query: TransactionQuery,
    reply: TransactionPage,
    problems: ['dapp_secret_invalid'],
    perMinute: 240,
  }),
}
