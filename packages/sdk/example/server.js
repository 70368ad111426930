// A café that is paid with test money. The README of the SDK explains how to run it.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer, verifyWebhook, WalletError } from '@kawara/sdk/server'

const {
  WALLET_ORIGIN = 'http://localhost:3000',
  DAPP_ID,
  DAPP_SECRET,
  WEBHOOK_SECRET,
  PORT = '4000',
} = process.env
if (DAPP_ID === undefined || DAPP_SECRET === undefined) {
  console.error('Set DAPP_ID and DAPP_SECRET, as the dApp manager shows them.')
  process.exit(1)
}

const wallet = createServer({ dapp_id: DAPP_ID, secret: DAPP_SECRET, origin: WALLET_ORIGIN })
const price = { asset: 'test-usd', amount: '4.5' }

/** Orders by the trace id of their payment. A real shop stores an order in its database before it requests the payment. */
const orders = new Map()

/** Verifies the payment with the wallet, because a page can claim anything, and serves the coffee once. */
async function settle(order) {
  if (order.state === 'waiting') {
    const payment = await wallet.verifyPayment(order.trace_id, price)
    if (order.state === 'waiting') {
      order.payer = payment.payer
      order.state = payment.is_paid ? 'served' : payment.state
    }
  }
  return order
}

/** The trace id of the refund is stored with the order, so a repeated refund pays only once. */
async function refund(order) {
  if (order.state === 'served') {
    await wallet.transfer({
      receiver: order.payer,
      ...price,
      trace_id: order.refund_id,
      memo: 'Refund',
    })
    order.state = 'refunded'
  }
  return order
}

const routes = {
  'GET /': async (_, reply) =>
    send(reply, 200, 'text/html', await readFile(new URL('page.html', import.meta.url))),
  'GET /settings': (_, reply) => json(reply, { dapp_id: DAPP_ID, origin: WALLET_ORIGIN, price }),
  'POST /orders': (_, reply) => {
    const order = { trace_id: randomUUID(), refund_id: randomUUID(), state: 'waiting', payer: null }
    orders.set(order.trace_id, order)
    return json(reply, order)
  },
  'POST /webhook': async (request, reply) => {
    const event = verifyWebhook(
      await bodyOf(request),
      request.headers['kawara-signature'],
      WEBHOOK_SECRET ?? '',
    )
    const order = orders.get(event.data.trace_id)
    if (order !== undefined) await settle(order)
    return json(reply, { is_known: order !== undefined })
  },
}

async function answer(request, reply) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const route = routes[`${request.method} ${pathname}`]
  if (route !== undefined) return route(request, reply)
  const [, script] = /^\/sdk\/([a-z-]+\.js)$/.exec(pathname) ?? []
  if (script !== undefined)
    return send(reply, 200, 'text/javascript', await readFile(new URL(`../dist/${script}`, import.meta.url)))
  const [, traceId, act] = /^\/orders\/([\da-f-]{36})(\/refund)?$/.exec(pathname) ?? []
  const order = orders.get(traceId)
  if (order === undefined) return json(reply, { error: 'not found' }, 404)
  return json(reply, await (act !== undefined && request.method === 'POST' ? refund(order) : settle(order)))
}

function send(reply, status, type, body) {
  reply.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
}

function json(reply, value, status = 200) {
  send(reply, status, 'application/json', JSON.stringify(value))
}

/** Reads the raw body of a request, because a webhook is signed byte for byte. */
async function bodyOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

createHttpServer((request, reply) => {
  answer(request, reply).catch((error) => {
    if (!(error instanceof WalletError)) console.error(error)
    const code = error instanceof WalletError ? error.code : 'internal'
    json(reply, { error: code }, code === 'webhook_invalid' ? 400 : 502)
  })
}).listen(Number(PORT), '127.0.0.1', () => console.log(`The café is open at http://localhost:${PORT}/`))
