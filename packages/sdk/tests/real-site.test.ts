import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWalletSite, type WalletSite } from '../../../tests/support/wallet-site.ts'
import { createWallet } from '../src/index.ts'
import { createServer } from '../src/server.ts'

let opened: WalletSite
let origin = ''
beforeAll(async () => {
  opened = await openWalletSite()
  const { port } = new URL(await opened.site.app.listen({ port: 0, host: '127.0.0.1' }))
  origin = `http://localhost:${port}`
})
afterAll(() => opened.close())

async function openShop() {
  const dapp = await opened.openDapp()
  const { dappId: dapp_id, secret } = dapp
  const asPage: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as object), origin: dapp.origin } })
  return {
    dapp,
    page: createWallet({ dapp_id, origin, fetch: asPage }),
    server: createServer({ dapp_id, secret, origin }),
  }
}

describe('a page and its server', () => {
  it('request a payment, wait for it and verify it', async () => {
    const [{ page, server }, holder] = [await openShop(), await opened.openHolder()]
    const request = await page.payment({
      asset_id: 'test-usd',
      amount: '12.50',
      memo: 'coffee',
      description: 'Two cups',
    })
    expect(request.link).toContain(`/coinview-sdk/pay#${request.request_id}`)
    const expected = { asset: 'test-usd', amount: '12.5' }
    expect(await server.verifyPayment(request.trace_id, expected)).toMatchObject({
      state: 'waiting',
      is_paid: false,
    })
    const waiting = request.settled()
    await holder.answer(request.request_id, true)
    expect(await waiting).toEqual({ state: 'paid' })
    expect(await server.verifyPayment(request.trace_id, expected)).toMatchObject({
      is_paid: true,
      payer: holder.userId,
      amount: '12.5',
    })
    for (const wrong of [
      { asset: 'test-usd', amount: '12.51' },
      { asset: 'test-eth', amount: '12.5' },
    ])
      await expect(server.verifyPayment(request.trace_id, wrong)).rejects.toMatchObject({
        code: 'payment_differs',
      })
  })

  it('refuse a transfer to another receiver under the trace of a payment', async () => {
    const [{ page, server }, holder, thief] = [
      await openShop(),
      await opened.openHolder(),
      await opened.openHolder(),
    ]
    const trace_id = randomUUID()
    const request = await page.transfer({
      receiver: thief.userId,
      asset_id: 'test-usd',
      amount: '5',
      trace_id,
    })
    await holder.answer(request.request_id, true)
    await expect(server.verifyPayment(trace_id, { asset: 'test-usd', amount: '5' })).rejects.toMatchObject({
      code: 'payment_differs',
    })
  })

  it('learn that a payment was declined', async () => {
    const [{ page }, holder] = [await openShop(), await opened.openHolder()]
    const request = await page.payment({ asset_id: 'test-kwr', amount: '1' })
    await holder.answer(request.request_id, false)
    expect(await request.settled()).toEqual({ state: 'declined' })
  })

  it('wait no longer than their own timeout', async () => {
    const { page } = await openShop()
    const request = await page.payment({ asset_id: 'test-usd', amount: '1' })
    await expect(request.settled({ timeout: 50 })).rejects.toMatchObject({ code: 'timeout' })
    const stop = new AbortController()
    const waiting = request.settled({ signal: stop.signal })
    stop.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'aborted', retryable: false })
  })

  it('get the same request when they send the same trace again', async () => {
    const { page } = await openShop()
    const requested = { asset_id: 'test-usd', amount: '1', trace_id: randomUUID() }
    const [first, second] = [await page.payment(requested), await page.payment(requested)]
    expect(second.request_id).toBe(first.request_id)
    await expect(page.payment({ ...requested, amount: '2' })).rejects.toMatchObject({ code: 'trace_reused' })
  })
})

describe('a server', () => {
  it('sends a transfer and reads it in the ledger', async () => {
    const [{ server }, holder] = [await openShop(), await opened.openHolder()]
    const transfer = { receiver: holder.userId, amount: '0.5', asset: 'test-eth', trace_id: randomUUID() }
    expect((await server.transfer(transfer)).is_new).toBe(true)
    expect((await server.transfer(transfer)).is_new).toBe(false)
    const { transactions } = await server.transactions()
    expect(transactions.at(-1)).toMatchObject({ amount: '-0.5', other: holder.userId })
    expect((await server.transactions({ after: transactions.at(-1)?.entry_id ?? '' })).transactions).toEqual(
      [],
    )
    expect((await server.assets()).map(({ asset_id }) => asset_id)).toEqual([
      'test-eth',
      'test-kwr',
      'test-usd',
    ])
    await expect(server.transfer({ ...transfer, trace_id: randomUUID(), amount: '9' })).rejects.toMatchObject(
      {
        code: 'balance_too_low',
        retryable: false,
      },
    )
  })

  it('follows its transactions by the place of the page before, and sees what its wallet holds', async () => {
    const [{ dapp, server }, holder] = [await openShop(), await opened.openHolder()]
    const first = await server.transactions({ limit: 2, after: null })
    expect(first).toMatchObject({ has_more: true })
    const rest = await server.transactions({ after: first.next })
    expect([...first.transactions, ...rest.transactions].map(({ asset }) => asset).toSorted()).toEqual([
      'test-eth',
      'test-kwr',
      'test-usd',
    ])
    expect(await server.transactions({ after: rest.next })).toMatchObject({
      transactions: [],
      next: rest.next,
      has_more: false,
    })
    await dapp.transfer({ receiver: holder.userId, amount: '1' })
    const { transactions, balances } = await server.transactions({ after: rest.next })
    expect(transactions).toMatchObject([{ amount: '-1', other: holder.userId }])
    expect(balances).toContainEqual({ asset: 'test-usd', amount: await dapp.balance() })
  })

  it('takes the secret as the manager shows it, and one that was stored without the id of the dApp', async () => {
    const { dapp } = await openShop()
    const [dapp_id = '', withoutId = ''] = dapp.secret.split('.')
    expect(dapp_id).toBe(dapp.dappId)
    for (const secret of [dapp.secret, withoutId])
      expect((await createServer({ dapp_id, secret, origin }).transactions()).transactions).not.toEqual([])
  })

  it('with a wrong secret is refused', async () => {
    const { dapp } = await openShop()
    const server = createServer({ dapp_id: dapp.dappId, secret: 'x'.repeat(43), origin })
    await expect(server.transactions()).rejects.toMatchObject({ code: 'dapp_secret_invalid', status: 401 })
    const { secret } = (await openShop()).dapp
    expect(() => createServer({ dapp_id: dapp.dappId, secret, origin })).toThrow('belongs to another dApp')
  })
})
