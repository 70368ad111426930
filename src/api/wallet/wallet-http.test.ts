import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWalletSite, type WalletSite } from '../../../tests/support/wallet-site.ts'
import { requestMilliseconds } from '../../domain/wallet/payment-request.ts'

let opened: WalletSite
beforeAll(async () => {
  opened = await openWalletSite()
})
afterAll(() => opened.close())

describe('a page of a dApp', () => {
  it('requests a payment, and its server sees it paid', async () => {
    const [dapp, holder] = [await opened.openDapp(), await opened.openHolder()]
    const trace_id = randomUUID()
    const { status, body, raw } = await dapp.request({ trace_id, description: 'Two cups' })
    expect([status, raw.headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect(body).toMatchObject({
      dapp_id: dapp.dappId,
      kind: 'payment',
      receiver: dapp.dappId,
      asset: 'test-usd',
      amount: '12.5',
      trace_id,
      state: 'waiting',
      link: `http://www.localhost:3000/coinview-sdk/pay#${String(body['request_id'])}`,
    })

    const seen = await holder.ask('GET', `/api/app/wallet/requests/${String(body['request_id'])}`)
    expect(seen.body).toMatchObject({
      state: 'waiting',
      amount: '12.5',
      symbol: 'tUSD',
      description: 'Two cups',
      dapp: { name: 'Kissaten', url: 'https://kissaten.example/' },
      balance: '1000',
    })
    const paid = await holder.answer(body['request_id'], true)
    expect(paid.body).toMatchObject({ state: 'paid', balance: '987.5' })
    expect((await holder.answer(body['request_id'], true)).body).toMatchObject({
      state: 'paid',
      balance: '987.5',
    })
    expect((await holder.answer(body['request_id'], false)).body.code).toBe('payment_request_settled')
    const other = await opened.openHolder()
    expect((await other.answer(body['request_id'], true)).body.code).toBe('payment_request_settled')

    expect((await dapp.ask('GET', `/api/wallet/payments/${trace_id.toUpperCase()}`)).body).toMatchObject({
      state: 'paid',
      payer: holder.userId,
      asset: 'test-usd',
      amount: '12.5',
      transaction_id: expect.any(String),
    })
    expect(await dapp.balance()).toBe('1012.5')
    const page = await dapp.ask('GET', `/api/wallet/requests/${String(body['request_id'])}`, undefined, {
      origin: 'https://pay.kissaten.example',
    })
    expect(page.body['state']).toBe('paid')
    expect(page.body).not.toHaveProperty('payer')
  })

  it('gets the same request for the same trace, and a refusal for another content with it', async () => {
    const dapp = await opened.openDapp()
    const trace_id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => dapp.request({ trace_id })))
    expect(new Set(answers.map(({ body }) => body['request_id'])).size).toBe(1)
    expect((await dapp.request({ trace_id, amount: '12.50' })).body['request_id']).toBe(
      answers[0]?.body['request_id'],
    )
    for (const other of [{ amount: '13' }, { memo: 'tea' }, { asset: 'test-kwr' }])
      expect((await dapp.request({ trace_id, ...other })).body.code).toBe('trace_reused')
    const neighbour = await opened.openDapp()
    expect((await neighbour.request({ trace_id, amount: '13' })).status).toBe(200)
  })

  it.each([
    {},
    { origin: 'https://evil.example' },
    { origin: 'http://kissaten.example' },
    { origin: 'https://kissaten.example.evil.example' },
    { origin: 'null' },
    { origin: 'https://kissaten.example:8443' },
  ])('of another site is refused: %j', async (headers) => {
    const dapp = await opened.openDapp()
    const { status, body } = await dapp.request({}, headers)
    expect([status, body.code]).toEqual([403, 'origin_not_allowed'])
  })

  it('of another site cannot read a request either', async () => {
    const dapp = await opened.openDapp()
    const { body } = await dapp.request()
    const path = `/api/wallet/requests/${String(body['request_id'])}`
    expect((await dapp.ask('GET', path, undefined, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await dapp.ask('GET', '/api/wallet/requests/r_nothing', undefined, {})).status).toBe(404)
  })

  it.each([
    [{ amount: '0' }, 'not_an_amount'],
    [{ amount: '-1' }, 'not_an_amount'],
    [{ amount: '1e2' }, 'not_an_amount'],
    [{ amount: '1.234' }, 'too_precise'],
    [{ amount: 5 }, 'invalid'],
    [{ amount: '9'.repeat(30) }, 'too_large'],
    [{ trace_id: 'x' }, 'invalid'],
    [{ kind: 'transfer' }, 'required'],
    [{ receiver: 'cv_aaaaaaaaaa' }, 'unknown'],
    [{ memo: 'a\u0000b' }, 'characters'],
    [{ memo: '\ud800' }, 'characters'],
    [{ memo: 'x'.repeat(141) }, 'maxLength'],
  ])('gets a field error for %j', async (input, code) => {
    const dapp = await opened.openDapp()
    const { status, body } = await dapp.request(input)
    expect([status, body['errors']]).toEqual([400, [expect.objectContaining({ code })]])
  })

  it('gets a problem for an unknown dApp, asset or receiver', async () => {
    const dapp = await opened.openDapp()
    expect((await dapp.request({ dapp_id: 'd_nothing222' })).body.code).toBe('dapp_not_found')
    expect((await dapp.request({ asset: 'usd' })).body.code).toBe('asset_not_found')
    const receiver = { kind: 'transfer', receiver: 'cv_nobody2222' }
    expect((await dapp.request(receiver)).body.code).toBe('receiver_not_found')
  })

  it('gets a reply to the preflight of a browser', async () => {
    const answer = await opened.site.app.inject({
      method: 'OPTIONS',
      url: '/api/wallet/requests',
      headers: { host: 'www.localhost', origin: 'https://kissaten.example' },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  })
})

describe('a holder', () => {
  it('approves a transfer that a dApp requests', async () => {
    const [dapp, from, to] = [await opened.openDapp(), await opened.openHolder(), await opened.openHolder()]
    const { body } = await dapp.request({ kind: 'transfer', receiver: to.userId, amount: '0.01' })
    await from.answer(body['request_id'], true)
    expect([await from.balance(), await to.balance()]).toEqual(['999.99', '1000.01'])
    const { body: wallet } = await to.ask('GET', '/api/app/wallet')
    expect(wallet['transactions']).toMatchObject([
      { amount: '0.01', other: from.userId, kind: 'transfer', memo: 'coffee' },
      { kind: 'gift', other: null },
      { kind: 'gift', other: null },
      { kind: 'gift', other: null },
    ])
    const own = await dapp.request({ kind: 'transfer', receiver: from.userId })
    expect((await from.answer(own.body['request_id'], true)).status).toBe(400)
  })

  it('declines, and nothing moves', async () => {
    const [dapp, holder] = [await opened.openDapp(), await opened.openHolder()]
    const { body } = await dapp.request()
    expect((await holder.answer(body['request_id'], false)).body['state']).toBe('declined')
    expect((await holder.answer(body['request_id'], true)).body.code).toBe('payment_request_settled')
    expect(await holder.balance()).toBe('1000')
  })

  it('with too low a balance pays nothing, and can pay after a top-up', async () => {
    const [dapp, holder] = [await opened.openDapp(), await opened.openHolder()]
    const { body } = await dapp.request({ amount: '1000.01' })
    expect((await holder.answer(body['request_id'], true)).body.code).toBe('balance_too_low')
    await dapp.transfer({ receiver: holder.userId, amount: '0.01' })
    expect((await holder.answer(body['request_id'], true)).body['state']).toBe('paid')
    expect(await holder.balance()).toBe('0')
  })

  it('who approves many requests concurrently pays each once', async () => {
    const [dapp, holder] = [await opened.openDapp(), await opened.openHolder()]
    const { body } = await dapp.request({ amount: '300' })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => holder.answer(body['request_id'], true)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await holder.balance()).toBe('700')
  })

  it('is recognised only by the key of the app', async () => {
    const [dapp, stranger] = [await opened.openDapp(), await opened.openPhone()]
    const { body } = await dapp.request()
    for (const path of ['/api/app/wallet', `/api/app/wallet/requests/${String(body['request_id'])}`])
      expect((await stranger.ask('GET', path)).body.code).toBe('app_signature_invalid')
    const answered = await stranger.ask(
      'POST',
      `/api/app/wallet/requests/${String(body['request_id'])}/answer`,
      { approve: true },
    )
    expect(answered.body.code).toBe('app_signature_invalid')
  })
})

describe('a server', () => {
  it('sends a transfer once, however often it repeats the call', async () => {
    const [dapp, holder] = [await opened.openDapp(), await opened.openHolder()]
    const input = { receiver: holder.userId, amount: '5', trace_id: randomUUID(), memo: 'change' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => dapp.transfer(input)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ body }) => body['is_new'])).toHaveLength(1)
    expect(await holder.balance()).toBe('1005')
    expect((await dapp.transfer({ ...input, amount: '6' })).body.code).toBe('trace_reused')
    expect((await dapp.transfer({ ...input, receiver: 'd_nothing222' })).body.code).toBe('trace_reused')
    expect((await dapp.transfer({ receiver: dapp.dappId })).status).toBe(400)
    expect((await dapp.transfer({ receiver: holder.userId, amount: '995.01' })).body.code).toBe(
      'balance_too_low',
    )
    expect((await dapp.transfer({ receiver: 'nobody' })).body.code).toBe('receiver_not_found')
  })

  it('reads transactions after the last one it has seen', async () => {
    const [dapp, other] = [await opened.openDapp(), await opened.openDapp()]
    for (const amount of ['1', '2', '3']) await other.transfer({ receiver: dapp.dappId, amount })
    const first = await dapp.ask('GET', '/api/wallet/transactions?limit=4')
    expect(first.body['transactions']).toHaveLength(4)
    expect(first.body['has_more']).toBe(true)
    const after = (place: unknown) =>
      dapp.ask('GET', `/api/wallet/transactions?after=${String(place)}&limit=2`)
    const next = await after(first.body['next'])
    expect(next.body).toMatchObject({
      transactions: [
        { amount: '2', other: other.dappId },
        { amount: '3', other: other.dappId },
      ],
      has_more: false,
    })
    const { next: place } = next.body
    expect((await after(place)).body).toMatchObject({ transactions: [], next: place, has_more: false })
    await other.transfer({ receiver: dapp.dappId, amount: '4' })
    expect((await after(place)).body).toMatchObject({ transactions: [{ amount: '4' }], has_more: false })
  })

  it('with a wrong secret, or of another dApp, is refused', async () => {
    const [dapp, other] = [await opened.openDapp(), await opened.openDapp()]
    const trace_id = randomUUID()
    await dapp.request({ trace_id })
    expect((await other.ask('GET', `/api/wallet/payments/${trace_id}`)).body.code).toBe('payment_not_found')
    for (const authorization of ['', 'Bearer x', `Bearer ${dapp.dappId}.${other.secret.split('.')[1]}`]) {
      const requested = await dapp.ask('GET', `/api/wallet/payments/${trace_id}`, undefined, {
        authorization,
      })
      expect([requested.status, requested.body.code]).toEqual([401, 'dapp_secret_invalid'])
    }
  })
})

it('a request expires in replies and in the database', async () => {
  const [dapp, holder] = [await opened.openDapp(), await opened.openHolder()]
  const { body } = await dapp.request()
  opened.pass(requestMilliseconds)
  const path = `/api/wallet/requests/${String(body['request_id'])}`
  expect((await dapp.ask('GET', path, undefined, {})).body['state']).toBe('expired')
  expect((await holder.answer(body['request_id'], true)).body.code).toBe('payment_request_expired')
})

it('assets are marked as test money', async () => {
  const { body } = await (await opened.openDapp()).ask('GET', '/api/wallet/assets')
  expect(body['assets']).toContainEqual({
    asset_id: 'test-usd',
    symbol: 'tUSD',
    name: 'Test dollar',
    decimals: 2,
    is_test: true,
  })
})

it('the ledger is consistent after all these calls', async () => {
  expect(await opened.ledgerFaults()).toEqual([])
})
