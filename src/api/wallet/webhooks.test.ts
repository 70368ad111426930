import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyWebhook } from '../../../packages/sdk/src/server.ts'
import { openOddServer, type OddServer } from '../../../packages/sdk/tests/odd-server.ts'
import { eventually } from '../../../tests/support/offerings-site.ts'
import { openWalletSite, type WalletSite } from '../../../tests/support/wallet-site.ts'
import { requestMilliseconds } from '../../domain/wallet/payment-request.ts'
import { latestDeliveries, retryDeliveries } from '../outbound/webhooks/webhook-log.store.ts'
import { webhookSender } from '../outbound/webhooks/webhook-sender.ts'

interface Came {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let opened: WalletSite
let listener: OddServer
const came: Came[] = []
let answer: (reply: ServerResponse) => void = (reply) => reply.writeHead(204).end()
beforeAll(async () => {
  opened = await openWalletSite({ environment: { LOCAL_WEBHOOKS: '1' } })
  listener = await openOddServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      answer(reply)
    })
  })
})
afterAll(async () => {
  await opened.close()
  await listener.close()
})

async function openDappWithWebhook(name: string) {
  const dapp = await opened.openDapp({ webhookUrl: `${listener.origin}/${name}` })
  const deliveries = () => latestDeliveries({ dappId: dapp.dappId, limit: 10 }, opened.database)
  const arrived = async (count = 1) => {
    const all = () => came.filter(({ path }) => path === `/${name}`)
    await eventually(
      async () => all().length,
      (length) => length >= count,
    )
    return all()
  }
  const ended = (outcome: string | null) =>
    eventually(deliveries, (rows) => rows.length > 0 && rows.every((row) => row.outcome === outcome))
  return { ...dapp, arrived, deliveries, ended }
}

describe('the server of a dApp', () => {
  it('gets a signed webhook about a payment', async () => {
    const [dapp, holder] = [await openDappWithWebhook('paid'), await opened.openHolder()]
    const { body } = await dapp.request()
    await holder.answer(body['request_id'], true)
    const [message] = await dapp.arrived()
    const header = String(message?.headers['kawara-signature'])
    const event = verifyWebhook(message?.body ?? '', header, dapp.webhookSecret)
    expect(event).toMatchObject({
      event: 'request.paid',
      delivery_id: message?.headers['kawara-delivery'],
      data: { trace_id: body['trace_id'], state: 'paid', amount: '12.5', payer: holder.userId },
    })
    expect(() => verifyWebhook(message?.body ?? '', header, dapp.secret)).toThrow('did not send')
    await dapp.ended('delivered')
    expect(await dapp.deliveries()).toMatchObject([{ attempts: 1, last_status: 204, last_error: null }])
  })

  it('gets webhooks about declined and expired requests', async () => {
    const [dapp, holder] = [await openDappWithWebhook('declined'), await opened.openHolder()]
    const first = await dapp.request()
    await holder.answer(first.body['request_id'], false)
    await dapp.request()
    await dapp.arrived()
    opened.pass(requestMilliseconds + 1)
    const messages = await dapp.arrived(2)
    const webhooks = messages.map(
      ({ body }) => JSON.parse(body) as { event: string; data: { payer: unknown } },
    )
    expect(webhooks.map(({ event }) => event)).toEqual(['request.declined', 'request.expired'])
    // The webhook does not reveal who declined.
    expect(webhooks.map(({ data }) => data.payer)).toEqual([null, null])
  })

  it('that fails gets the same webhook again later, with the same delivery id', async () => {
    answer = (reply) => reply.writeHead(500).end()
    const [dapp, holder] = [await openDappWithWebhook('failing'), await opened.openHolder()]
    const { body } = await dapp.request()
    await holder.answer(body['request_id'], true)
    await dapp.arrived()
    await eventually(dapp.deliveries, ([row]) => row?.last_error === 'status_500')
    answer = (reply) => reply.writeHead(200).end()
    opened.pass(11_000)
    const [first, second] = await dapp.arrived(2)
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['kawara-delivery']).toBe(first?.headers['kawara-delivery'])
    expect(second?.headers['kawara-signature']).not.toBe(first?.headers['kawara-signature'])
    await dapp.ended('delivered')
  })

  it('that never answers is given up, until an operator sends the webhook again', async () => {
    answer = (reply) => reply.writeHead(410).end()
    const [dapp, holder] = [await openDappWithWebhook('gone'), await opened.openHolder()]
    const { body } = await dapp.request()
    await holder.answer(body['request_id'], true)
    await dapp.ended('given up')
    answer = (reply) => reply.writeHead(200).end()
    const [row] = await dapp.deliveries()
    const input = { deliveryId: row?.delivery_id, now: opened.now() }
    expect(await retryDeliveries(input, opened.database)).toBe(1)
    await dapp.ended('delivered')
  })

  it('that leaves one call hanging gets the others meanwhile', async () => {
    const held: ServerResponse[] = []
    answer = (reply) => (held.length === 0 ? void held.push(reply) : reply.writeHead(204).end())
    const [dapp, holder] = [await openDappWithWebhook('hanging'), await opened.openHolder()]
    const count = 9
    const requests = await Promise.all(Array.from({ length: count }, () => dapp.request()))
    await Promise.all(requests.map(({ body }) => holder.answer(body['request_id'], false)))
    await eventually(
      dapp.deliveries,
      (rows) => rows.filter(({ outcome }) => outcome === 'delivered').length === count - 1,
    )
    expect(held.map((reply) => reply.socket?.destroyed ?? true)).toEqual([false])
    held[0]?.writeHead(204).end()
    await dapp.ended('delivered')
    expect((await dapp.deliveries()).map(({ attempts }) => attempts)).toEqual(Array(count).fill(1))
  })

  it('that redirects is not followed', async () => {
    answer = (reply) => reply.writeHead(307, { location: `${listener.origin}/elsewhere` }).end()
    const [dapp, holder] = [await openDappWithWebhook('leading'), await opened.openHolder()]
    const { body } = await dapp.request()
    await holder.answer(body['request_id'], true)
    await eventually(dapp.deliveries, ([row]) => row?.last_error === 'status_307')
    answer = (reply) => reply.writeHead(204).end()
    expect(came.filter(({ path }) => path === '/elsewhere')).toEqual([])
  })

  it('without a webhook address gets nothing', async () => {
    const [dapp, holder] = [await openDappWithWebhook('none'), await opened.openHolder()]
    await opened.database.query('update dapps set webhook_url = null where dapp_id = $1', [dapp.dappId])
    const { body } = await dapp.request()
    await holder.answer(body['request_id'], true)
    expect(await dapp.deliveries()).toEqual([])
  })
})

describe('a message', () => {
  const message = { deliveryId: 'x', body: '{}' }
  const target = {
    url: 'https://kissaten.example/',
    whitelist: ['pay.kissaten.example'],
    webhook_url: 'https://kissaten.example/hook',
    secret: 's',
  }
  const inside = async () => [{ address: '169.254.169.254', family: 4 }]
  const sender = webhookSender({ allowsLocal: false, now: () => new Date(), resolve: inside })

  it.each([
    'http://kissaten.example/hook',
    'https://evil.example/hook',
    'https://kissaten.example:8443/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'http://127.0.0.1:1/hook',
    'http://localhost:1/hook',
    'file:///etc/passwd',
    'nothing',
  ])('never goes to %s', async (webhook_url) => {
    expect(await sender.send(message, { ...target, webhook_url })).toEqual({
      kind: 'refused',
      status: null,
      error: 'address_not_allowed',
    })
  })

  it.each(['127.0.0.1', '[::1]', '93.184.216.34'])(
    'never goes to %s, though a dApp is there',
    async (host) => {
      const url = `https://${host}/`
      expect(await sender.send(message, { ...target, url, webhook_url: `${url}hook` })).toMatchObject({
        kind: 'refused',
      })
    },
  )

  it('never reaches an internal address, whatever a name resolves to', async () => {
    expect(await sender.send(message, target)).toEqual({
      kind: 'failed',
      status: null,
      error: 'inner_address',
    })
  })

  it('gives up on a slow name server or receiver at its deadline', async () => {
    const silent = await openOddServer(() => {})
    const input = { now: () => new Date(), deadlineMilliseconds: 100 }
    const nameless = webhookSender({ ...input, allowsLocal: false, resolve: () => new Promise(() => {}) })
    const local = webhookSender({ ...input, allowsLocal: true })
    const late = { kind: 'failed', status: null, error: 'timeout' }
    expect(await nameless.send(message, target)).toEqual(late)
    expect(await local.send(message, { ...target, webhook_url: `${silent.origin}/` })).toEqual(late)
    await silent.close()
  })
})
