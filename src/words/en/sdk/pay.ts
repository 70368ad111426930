import type { Translation } from '../../dictionary.ts'

export default {
  heading: 'Pay with test assets',
  description:
    'Check a payment request from a dApp and approve it in the CoinView app. It uses test assets only; nothing is charged.',
  lede: 'This payment uses test assets. Nothing is charged.',
  noScripts: 'This page needs JavaScript. Please turn it on in your browser settings.',
  loading: 'Loading the request',
  stateWaiting: 'Waiting',
  statePaid: 'Paid',
  stateDeclined: 'Declined',
  stateExpired: 'Expired',
  dapp: 'Requested by',
  receiver: 'Recipient',
  purpose: 'For',
  memo: 'Memo',
  scan: 'Scan with the CoinView app',
  scanText:
    'Tap Scan in the app, point it at this code, and check the amount and who is asking before you approve. A request expires after {requestMinutes} minutes.',
  codeAlt: 'Payment QR code',
  paid: 'Payment complete',
  paidText: 'You can close this page and go back to the dApp.',
  declined: 'Payment declined',
  declinedText: 'No test assets were moved.',
  expired: 'The request has expired',
  expiredText: 'No test assets were moved. Please start again from the dApp.',
  none: 'Request not found',
  noneText:
    'The link is incomplete, or the request is no longer available. Please start again from the dApp.',
  cut: 'The connection was lost. We’ll carry on as soon as it’s back.',
  aboutApp: 'About the CoinView app',
} satisfies Translation<'sdk/pay'>
