import { Type } from 'typebox'
import { AppRequest, RequestId } from '../shapes/payment-shapes.ts'
import { Balance, Transaction } from '../shapes/wallet-shapes.ts'
import { operation } from './operation.ts'

/** What the app asks of the wallet of its user. */
export const appWalletOperations = {
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
