import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWalletSite, type WalletSite } from '../../../tests/support/wallet-site.ts'
import { exampleDappId, exampleDeveloperId } from '../../domain/dapps/example-dapp.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { entriesBetween } from '../../domain/wallet/movement.ts'
import { wordsFor } from '../words/words-for.ts'
import { balancesOf } from './ledger/ledger-accounts.store.ts'
import { postMovement } from './ledger/ledger.ts'
import { sdkReference } from './sdk-reference.ts'

let opened: WalletSite
beforeAll(async () => {
  opened = await openWalletSite()
})
afterAll(() => opened.close())

const askAs = (dappId: string, origin: string, input: object = {}) =>
  opened.inject('POST', '/api/wallet/requests', {
    headers: { origin },
    payload: JSON.stringify({
      dapp_id: dappId,
      kind: 'payment',
      asset: 'test-usd',
      amount: '12.50',
      trace_id: randomUUID(),
      ...input,
    }),
    remoteAddress: '192.0.2.1',
  })

describe('the dApp of the site itself', () => {
  it('exists without demo content and can be used from the host of every language', async () => {
    for (const origin of ['www', 'en', 'ko', 'zh'].map((name) => `http://${name}.localhost:3000`))
      expect((await askAs(exampleDappId, origin)).status).toBe(200)
  })

  it.each([
    'http://ja.localhost:3000',
    'http://en.localhost:3001',
    'https://en.localhost:3000',
    'http://evil.localhost:3000',
    'https://evil.example',
    'null',
  ])('refuses the origin %s', async (origin) => {
    expect((await askAs(exampleDappId, origin)).body.code).toBe('origin_not_allowed')
  })

  it('is the only dApp that pages of the site can act as', async () => {
    const other = await opened.openDapp()
    expect((await askAs(other.dappId, 'http://en.localhost:3000')).body.code).toBe('origin_not_allowed')
  })

  it('has a developer with a wallet, to whom a page can request a transfer', async () => {
    const holder = await opened.openHolder()
    const requested = { kind: 'transfer', receiver: exampleDeveloperId, amount: '3.00' }
    const { body } = await askAs(exampleDappId, 'http://www.localhost:3000', requested)
    expect((await holder.answer(body['request_id'], true)).body).toMatchObject({
      state: 'paid',
      balance: '997',
    })
  })
})

describe('the example of a transfer', () => {
  const send = (input: object) => opened.openBrowser().ask('POST', '/api/sdk/examples/transfer', input)

  it('sends 1.00 test-usd, once for each trace', async () => {
    const { userId, balance } = await opened.openHolder()
    const input = { receiver: userId, trace_id: randomUUID() }
    const first = await send(input)
    expect(first.body).toMatchObject({ asset: 'test-usd', amount: '1', receiver: userId, is_new: true })
    expect((await send(input)).body).toEqual({ ...first.body, is_new: false })
    expect(await balance()).toBe('1001')
    expect(await opened.ledgerFaults()).toEqual([])
  })

  it.each([
    ['cv_2222222222', 404, 'receiver_not_found'],
    [exampleDappId, 400, 'invalid_input'],
    ['cv_\u0000', 400, 'invalid_input'],
  ])('to %j is refused', async (receiver, status, code) => {
    const answer = await send({ receiver, trace_id: randomUUID() })
    expect([answer.status, answer.body['code']]).toEqual([status, code])
  })

  it('with the trace of another transfer moves nothing', async () => {
    const [one, other] = [await opened.openHolder(), await opened.openHolder()]
    const trace_id = randomUUID()
    await send({ receiver: one.userId, trace_id })
    expect((await send({ receiver: other.userId, trace_id })).body['code']).toBe('trace_reused')
    expect(await other.balance()).toBe('1000')
  })

  it('is topped up once a day, and refused when the sandbox is empty', async () => {
    const { userId } = await opened.openHolder()
    const asset = 'test-usd'
    const from = { kind: 'dapp', id: exampleDappId } as const
    const held = async () => {
      const rows = await balancesOf(from, opened.database)
      return BigInt(rows.find(({ asset_id }) => asset_id === asset)?.balance ?? 0)
    }
    const empty = async () => {
      const to = { kind: 'user', id: exampleDeveloperId } as const
      const entries = entriesBetween({ from, to, asset_id: asset, units: await held() })
      const movement = { scope: 'test', trace_id: randomUUID(), kind: 'transfer', memo: '', entries } as const
      await opened.database.transaction((queries) => postMovement(movement, new Date(), queries))
    }
    await empty()
    expect(await held()).toBe(0n)
    expect((await send({ receiver: userId, trace_id: randomUUID() })).body['is_new']).toBe(true)
    expect(await held()).toBe(99_900n)
    await empty()
    const refused = await send({ receiver: userId, trace_id: randomUUID() })
    expect([refused.status, refused.body['code']]).toEqual([503, 'sandbox_empty'])
    expect(await opened.ledgerFaults()).toEqual([])
  })
})

describe('the reference', () => {
  it('is made from the declared operations, in the language of the reader', async () => {
    const { body } = await opened.inject('GET', '/api/sdk/reference', {
      headers: { host: 'en.localhost' },
      remoteAddress: '192.0.2.1',
    })
    expect(body).toEqual(sdkReference('en'))
    expect(sdkReference('en').operations[0]).toMatchObject({ name: 'askForPayment', method: 'POST' })
    expect(sdkReference('en').operations[0]?.given).toContainEqual({
      name: 'memo',
      type: 'string, 0–140 | null',
      is_required: false,
      meaning: 'A memo kept in both ledgers',
    })
    expect(sdkReference('ja').problems).toContainEqual({
      code: 'trace_reused',
      status: 409,
      title: wordsFor('ja', 'problems').trace_reused(),
    })
  })

  it.each(languages)('has a text in %s for every field and no text without a field', (language) => {
    const fields = sdkReference(language).operations.flatMap(({ given: sent, answered }) => [
      ...sent,
      ...answered,
    ])
    expect(fields.filter(({ meaning }) => meaning === '')).toEqual([])
    const named = new Set(fields.map(({ name }) => name))
    expect(Object.keys(wordsFor(language, 'sdk-fields')).filter((name) => !named.has(name))).toEqual([])
  })
})
