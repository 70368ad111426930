import { Type } from 'typebox'
import { AppPaymentRequest, RequestId } from '../shapes/payment-shapes.ts'
import { Balance, Transaction } from '../shapes/wallet-shapes.ts'
import { operation } from './operation.ts'

export const appWalletOperations = {
  getAppWallet: operation({
    method: 'GET',
    path: '/api/app/wallet',
    area: 'wallet',
    summary:
      'Get the balances of the calling user of the CoinView app, and the latest transactions, the newest first',
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
    summary: 'Get a payment request, for the CoinView app to show before its user pays or declines',
    authorized: true,
    provenBy: 'key',
    params: Type.Object({ request_id: RequestId }),
    reply: AppPaymentRequest,
    problems: ['app_signature_invalid', 'payment_request_not_found'],
    perMinute: 240,
  }),
  answerPaymentRequest: operation({
    method: 'POST',
    path: '/api/app/wallet/requests/{request_id}/answer',
    area: 'wallet',
    summary:
      'Pay or decline a payment request from the wallet of the calling app user; repeating the answer changes nothing',
    authorized: true,
    provenBy: 'key',
    params: Type.Object({ request_id: RequestId }),
    body: Type.Object({ approve: Type.Boolean({ description: 'True to pay, false to decline' }) }),
    reply: AppPaymentRequest,
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
