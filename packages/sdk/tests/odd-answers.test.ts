import { createHmac, randomUUID } from 'node:crypto'
import type { RequestListener, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createWallet, WalletError } from '../src/index.ts'
import { createServer, verifyWebhook } from '../src/server.ts'
import { openOddServer, type OddServer } from './odd-server.ts'

const opened: OddServer[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()))
})

async function odd(answer: RequestListener) {
  const server = await openOddServer(answer)
  opened.push(server)
  return server.origin
}

const json = (reply: ServerResponse, value: unknown, status = 200) =>
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))

const serverAt = (origin: string, input: object = {}) =>
  createServer({ dapp_id: 'd_kissaten22', secret: 'x', origin, timeout: 300, retries: 0, ...input })

async function failureOf(work: Promise<unknown>): Promise<WalletError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof WalletError) return error
  throw new Error(`It should have failed with a WalletError, and not with ${String(error)}.`)
}

describe('an answer', () => {
  it('fails after the timeout when it never comes', async () => {
    const origin = await odd(() => {})
    const begun = Date.now()
    expect(await failureOf(serverAt(origin).assets())).toMatchObject({ code: 'timeout', retryable: true })
    expect(Date.now() - begun).toBeGreaterThanOrEqual(290)
  })

  it('fails after the timeout when it begins and never ends', async () => {
    const origin = await odd((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' }).write('{"assets":')
    })
    expect(await failureOf(serverAt(origin).assets())).toMatchObject({ code: 'timeout' })
  })

  it('that redirects is not followed', async () => {
    let isVisited = false
    const elsewhere = await odd((_, reply) => {
      isVisited = true
      json(reply, { assets: [] })
    })
    const origin = await odd((_, reply) => reply.writeHead(302, { location: elsewhere }).end())
    expect(await failureOf(serverAt(origin).assets())).toMatchObject({ code: 'redirected', retryable: false })
    expect(isVisited).toBe(false)
  })

  it('from another origin is refused', async () => {
    const elsewhere = await odd((_, reply) => json(reply, { assets: [] }))
    const origin = await odd((_, reply) => json(reply, { assets: [] }))
    const misled: typeof fetch = (url, init) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url)
      return fetch(elsewhere + pathname, init)
    }
    const server = serverAt(origin, { fetch: misled })
    expect(await failureOf(server.assets())).toMatchObject({ code: 'wrong_origin' })
  })

  it.each([
    ['text/html', '<p>Hello</p>'],
    ['application/json', '{"assets":'],
    ['application/json', '[]'],
    ['application/json', 'null'],
  ])('with the type %s and the body %s is refused', async (type, text) => {
    const origin = await odd((_, reply) => reply.writeHead(200, { 'content-type': type }).end(text))
    expect(await failureOf(serverAt(origin).assets())).toMatchObject({ code: 'wrong_type' })
  })

  it('of endless size is refused', async () => {
    const origin = await odd((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' })
      const fill = () => {
        while (!reply.destroyed && reply.write('x'.repeat(65_536)));
        reply.once('drain', fill)
      }
      fill()
    })
    expect(await failureOf(serverAt(origin, { timeout: 20_000 }).assets())).toMatchObject({
      code: 'too_large',
    })
  })

  it.each([{}, { assets: 1 }, { assets: [1] }, { assets: [{ asset_id: 'x' }] }])(
    'of another shape is refused: %j',
    async (value) => {
      const origin = await odd((_, reply) => json(reply, value))
      expect(await failureOf(serverAt(origin).assets())).toMatchObject({ code: 'wrong_shape' })
    },
  )

  it('about another trace id, amount or receiver is refused', async () => {
    const sent = { receiver: 'cv_aaaaaaaaaa', asset: 'test-usd', amount: '5', trace_id: randomUUID() }
    const right = { ...sent, amount: '5.00', transaction_id: 'x', is_new: true }
    const answers = [
      { trace_id: randomUUID() },
      { receiver: 'cv_bbbbbbbbbb' },
      { amount: '50' },
      { asset: 'test-eth' },
      { is_new: 'yes' },
    ]
    for (const wrong of answers) {
      const origin = await odd((_, reply) => json(reply, { ...right, ...wrong }))
      expect(await failureOf(serverAt(origin).transfer(sent))).toMatchObject({ code: 'wrong_shape' })
    }
    const origin = await odd((_, reply) => json(reply, right))
    expect(await serverAt(origin).transfer(sent)).toMatchObject({ is_new: true })
  })

  it.each(['javascript:alert(1)', 'https://evil.example/pay', 'nothing', 'http://127.0.0.1.evil.example/'])(
    'with the link %s is refused',
    async (link) => {
      const trace_id = randomUUID()
      const origin = await odd((_, reply) =>
        json(reply, { trace_id, link, request_id: 'r_1', expires_at: new Date().toISOString() }),
      )
      const wallet = createWallet({ dapp_id: 'd_kissaten22', origin })
      const requested = wallet.payment({ asset_id: 'test-usd', amount: '1', trace_id })
      expect(await failureOf(requested)).toMatchObject({ code: 'wrong_shape' })
    },
  )

  it('with a refusal becomes an error with its code, which says whether to retry', async () => {
    const problem = { code: 'balance_too_low', title: 'The balance is too low.' }
    const origin = await odd((_, reply) => json(reply, problem, 409))
    const failure = await failureOf(serverAt(origin, { retries: 2 }).assets())
    expect(failure).toMatchObject({ code: problem.code, message: problem.title, retryable: false })
    const away = await odd((_, reply) => json(reply, { code: 'database_away', title: 'Away' }, 503))
    expect(await failureOf(serverAt(away).assets())).toMatchObject({ code: 'database_away', retryable: true })
  })

  it('that is lost is requested again, with the same trace', async () => {
    const traces: string[] = []
    const origin = await odd((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString()) as { trace_id: string }
        traces.push(body.trace_id)
        if (traces.length < 3) request.socket.destroy()
        else json(reply, { ...body, transaction_id: 'x', is_new: false })
      })
    })
    const server = serverAt(origin, { retries: 2, timeout: 5_000 })
    const sent = await server.transfer({ receiver: 'cv_aaaaaaaaaa', asset: 'test-usd', amount: '5' })
    expect(sent.is_new).toBe(false)
    expect(traces).toEqual([sent.trace_id, sent.trace_id, sent.trace_id])
  })
})

describe('a wallet that is out of reach', () => {
  it('fails the call with the trace to try again', async () => {
    const server = await openOddServer(() => {})
    await server.close()
    const trace_id = randomUUID()
    const sent = { receiver: 'cv_aaaaaaaaaa', asset: 'test-usd', amount: '5', trace_id }
    const failure = await failureOf(serverAt(server.origin).transfer(sent))
    expect(failure).toMatchObject({ code: 'network', retryable: true, trace_id })
  })
})

describe('an argument', () => {
  const wallet = createWallet({ dapp_id: 'd_kissaten22', origin: 'https://www.kawara.example' })
  it.each([5, 0.1, '0', '-1', '1e3', '01', '', '1,000', null, undefined, 5n])(
    'is refused when it is the amount %s',
    async (amount) => {
      // TypeScript refuses an amount of this type already, but pages written in JavaScript have no compiler.
      const requested = { asset_id: 'test-usd', amount: amount as unknown as string }
      expect(await failureOf(wallet.payment(requested))).toMatchObject({ code: 'invalid_argument' })
    },
  )

  it('is refused when it is a trace that is not a UUID', async () => {
    const requested = wallet.payment({ asset_id: 'test-usd', amount: '1', trace_id: 'order-1' })
    expect(await failureOf(requested)).toMatchObject({ code: 'invalid_argument' })
  })

  it.each(['http://kawara.example', 'https://kawara.example/path', 'kawara.example', ''])(
    'is refused when it is the origin %j',
    (origin) => {
      expect(() => createWallet({ dapp_id: 'd_kissaten22', origin })).toThrow(WalletError)
    },
  )
})

describe('a webhook', () => {
  const secret = 'whsec'
  const now = 1_800_000_000_000
  const body = JSON.stringify({
    delivery_id: 'a',
    event: 'request.paid',
    created_at: 'b',
    data: { x: '喫茶' },
  })
  const headerOf = (text: string, seconds = now / 1000, key = secret) =>
    `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')}`

  it('that the wallet signed is read, as text and as bytes', () => {
    expect(verifyWebhook(body, headerOf(body), secret, { now }).event).toBe('request.paid')
    expect(verifyWebhook(Buffer.from(body), headerOf(body), secret, { now }).data).toEqual({ x: '喫茶' })
  })

  it.each([
    ['another body', `${body} `, headerOf(body)],
    ['another secret', body, headerOf(body, now / 1000, 'other')],
    ['an old time', body, headerOf(body, now / 1000 - 301)],
    ['a later time', body, headerOf(body, now / 1000 + 301)],
    ['a changed time', body, headerOf(body).replace(/t=\d+/, `t=${now / 1000 - 1}`)],
    ['no header', body, undefined],
    ['an empty header', body, ''],
    ['half a header', body, 't=1800000000,v1='],
  ])('with %s is refused', (_, text, header) => {
    expect(() => verifyWebhook(text, header, secret, { now })).toThrow(WalletError)
  })
})
