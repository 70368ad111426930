import type { Messages } from '../../../words/dictionary.ts'
import { exampleDapp, orders } from '../bench/example-orders.ts'

/** The examples as TypeScript, with the values that run when the reader presses the button. */
export function exampleCode(t: Messages<'sdk/guide'>, origin: string) {
  const { payment, transfer, server } = orders
  return {
    install: `# ${t.noteSite()}
npm run build:sdk

# ${t.noteProject()}
npm install ../kawara/packages/sdk`,
    payment: `import { createWallet } from '@kawara/sdk'

const wallet = createWallet({
  dapp_id: '${exampleDapp.id}',
  origin: '${origin}',
})

const request = await wallet.payment({
  asset_id: '${payment.asset_id}',
  amount: '${payment.amount}', // ${t.noteAmount()}
  trace_id: crypto.randomUUID(), // ${t.noteTrace()}
  memo: '${payment.memo}',
  description: '${payment.description}',
})

showQrCode(request.link) // ${t.noteQr()}
const { state } = await request.settled()
// 'paid', 'declined', 'expired'`,
    transfer: `const request = await wallet.transfer({
  receiver: '${transfer.receiver}',
  asset_id: '${transfer.asset_id}',
  amount: '${transfer.amount}',
  trace_id: crypto.randomUUID(),
  memo: '${transfer.memo}',
})

showQrCode(request.link)
const { state } = await request.settled()`,
    server: `import { createServer } from '@kawara/sdk/server'

const wallet = createServer({
  dapp_id: '${exampleDapp.id}',
  secret: process.env.DAPP_SECRET,
  origin: '${origin}',
})

const sent = await wallet.transfer({
  receiver: customer.user_id,
  asset: '${server.asset_id}',
  amount: '${server.amount}',
  trace_id: payout.trace_id, // ${t.noteTrace()}
  memo: '${server.memo}',
})`,
    verify: `const payment = await wallet.verifyPayment(order.trace_id, {
  asset: '${payment.asset_id}',
  amount: '${payment.amount}',
})
if (payment.is_paid) ship(order)`,
    webhook: `import { verifyWebhook } from '@kawara/sdk/server'

const event = verifyWebhook(
  rawBody,
  request.headers['kawara-signature'],
  process.env.WEBHOOK_SECRET,
)
if (event.event === 'request.paid') await checkOrder(event.data.trace_id)`,
  } as const
}
