import type { Translation } from '../../dictionary.ts'

export default {
  description:
    'Take payments and send transfers from your dApp with the CoinView SDK. Run the payment and transfer examples here, with test assets.',
  lede: 'Take payments and send tokens from your dApp. The payment and transfer examples run on this page, against a sandbox wallet.',
  login: 'Log in to manage dApps',
  sandboxTitle: 'Sandbox only',
  sandbox:
    'Only test assets move here. They can’t be bought, sold or withdrawn and are worth nothing. The examples run as a fictional dApp called Kissaten.',
  noScripts: 'Running the examples needs JavaScript. You can read the code and the tables without it.',
  contents: 'Contents',
  guide: 'Guide',
  desk: 'dApp manager',
  deskLogin: 'Log in',
  deskList: 'Your dApps',
  deskNew: 'New dApp',
  install: 'Install',
  installText:
    'The SDK is a small module with no dependencies. It isn’t published on npm: build it from this site’s repository and add it from there.',
  installWhere:
    'Requests from a browser are accepted only from pages on the domains registered for the dApp.',
  terminal: 'Terminal',
  payment: 'Request a payment',
  paymentText:
    'Your page sends the request; the user scans the code with CoinView and approves it there. The outcome is paid, declined or expired.',
  transfer: 'Request a transfer',
  transferText:
    'Send from the user’s wallet to another user or dApp. The fields are those of a payment, plus a receiver. No key ever reaches your page.',
  server: 'Server-side transfer',
  serverText:
    'For payouts and refunds, your server sends from the dApp’s own balance. The secret can spend that balance, so keep it on your server.',
  serverRun:
    'When you press Run, this site sends 1.00 tUSD in place of Kissaten’s server. The secret never reaches this page.',
  verify: 'Verify payments and webhooks',
  verifyText:
    'The result your page receives is for display only. Before you hand anything over, verify it on your server. If the amount or the asset differs, the call fails with payment_differs.',
  webhookText:
    'A webhook tells your server when a request is settled. Verify the signature against the body exactly as it arrived and respond with a 2xx status within {webhookSeconds, spellout} seconds. The same delivery_id may arrive again.',
  trace:
    'A trace_id is a UUID that you choose and store for each order. Send the same content again with it and you get the first result; nothing moves twice.',
  curlText:
    'With curl you can create a request and read its state as your page would. Approval is signed with a key that stays in the user’s app, so curl can’t do that part. To verify a payment or send from your server, see the curl examples below.',
  errors: 'Errors',
  errorsText:
    'A call that fails throws a WalletError. Its code is stable, and its message can be shown to users as is. If there is no response (timeout, network), make the same call again with the same trace_id.',
  code: 'Code',
  status: 'HTTP',
  meaning: 'Meaning',
  reference: 'Reference',
  referenceText:
    'These are the fields of the HTTP API. In the browser SDK, payment() and transfer() take asset_id in place of asset; the server’s transfer() takes asset.',
  given: 'Request',
  answered: 'Response',
  field: 'Field',
  type: 'Type',
  required: 'Required',
  opAskForPayment: 'Request a payment or transfer from a page',
  opGetPaymentRequest: 'Get the status of a request',
  opSendTransfer: 'Send a transfer from a server',
  opGetPayment: 'Verify a payment',
  opListTransactions: 'List transactions and balances',
  opListWalletAssets: 'List the test assets',
  languages: 'Language',
  run: 'Run',
  runAgain: 'Run again',
  runFailed: 'We couldn’t prepare the example. Check your connection and try again.',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected. Use your keyboard to copy.',
  noteAmount: 'a string, so that nothing gets rounded',
  noteTrace: 'one per order; store it before you send',
  noteCurlAsk: 'request as your page would; browsers send Origin automatically',
  noteCurlState: 'read the state, with the request_id from the response above',
  noteQr: 'valid for {requestMinutes} minutes',
  noteSite: 'in this site’s repository',
  noteProject: 'in your project',
} satisfies Translation<'sdk/guide'>
