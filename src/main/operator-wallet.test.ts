import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../tests/support/operator-desk.ts'
import { endDelivery, queueDelivery } from '../api/outbound/webhooks/webhook-queue.store.ts'
import { openWallet } from '../api/wallet/ledger/open-wallet.ts'
import { readArguments } from './operator/arguments.ts'

let desk: OperatorDesk
const deliveryId = randomUUID()
beforeAll(async () => {
  desk = await openOperatorDesk()
  await desk.withDatabase(async (database) => {
    await database.transaction((queries) => openWallet(queries, { kind: 'user', id: 'cv_aaaaaaaaaa' }))
    const now = new Date()
    const delivery = { deliveryId, dappId: 'd_kissaten22', event: 'request.paid', body: '{}', now }
    await queueDelivery(delivery, database)
    await endDelivery(
      {
        delivery: { delivery_id: deliveryId, attempts: 0 },
        outcome: 'given up',
        status: 410,
        error: 'status_410',
        now,
      },
      database,
    )
  })
})
afterAll(() => desk.close())

it('wallet status says what there is, and that the ledger is whole', async () => {
  const { code, out } = await desk.site('wallet', 'status')
  expect(code).toBe(0)
  expect(out).toContain('test-usd: users 1000, dApps 0, the site -1000')
  expect(out).toContain('given up 1')
  expect(out).toContain('The ledger is whole.')
})

it('wallet deliveries lists them, and retry sends one once more', async () => {
  expect((await desk.site('wallet', 'deliveries', 'd_kissaten22')).out).toMatch(
    new RegExp(`${deliveryId}  .*  d_kissaten22  request.paid  given up  tries 0  status_410`),
  )
  expect((await desk.site('wallet', 'retry', deliveryId)).out).toContain('sent once more: 1.')
  expect((await desk.site('wallet', 'retry', 'all')).out).toContain('sent once more: 0.')
  expect((await desk.site('wallet', 'deliveries')).out).toContain('waits until')
})

it('wallet status says what is wrong, and fails', async () => {
  await desk.withDatabase(async (database) => {
    await database.script(`alter table ledger_accounts disable trigger kept;
      update ledger_accounts set balance = balance + 1 where owner_id = 'cv_aaaaaaaaaa' and asset_id = 'test-usd';
      alter table ledger_accounts enable trigger kept`)
  })
  const { code, out } = await desk.site('wallet', 'status')
  expect(code).toBe(1)
  expect(out).toContain('THE LEDGER IS WRONG: the balances of test-usd sum to 1')
})

it.each([
  [[], 'Say what to do with wallet.'],
  [['dance'], 'There is no wallet "dance".'],
  [['status', 'x'], '"x" is one word too many.'],
  [['retry'], 'Say the id of a delivery'],
  [['retry', 'x'], 'Say the id of a delivery'],
  [['deliveries', 'x', 'y'], '"y" is one word too many.'],
])('wallet %j is no command', (words, complaint) => {
  expect(() => readArguments(['wallet', ...words])).toThrow(complaint)
})
