import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import { endDelivery, queueDelivery } from '../../../api/outbound/webhooks/webhook-queue.store.ts'
import { openWallet } from '../../../api/wallet/ledger/open-wallet.ts'
import { readCommand } from '../read-command.ts'

let desk: OperatorDesk
const deliveryId = randomUUID()
beforeAll(async () => {
  desk = await openOperatorDesk()
  await desk.withDatabase(async (database) => {
    await database.transaction((queries) =>
      openWallet({ kind: 'user', id: 'cv_aaaaaaaaaa' }, new Date(), queries),
    )
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

it('wallet status shows balances and that the ledger is correct', async () => {
  const { code, out } = await desk.site('wallet', 'status')
  expect(code).toBe(0)
  expect(out).toContain('test-usd: users 1000, dApps 0, the site -1000')
  expect(out).toContain('given up 1')
  expect(out).toContain('The ledger is correct.')
})

it('deliveries list lists webhooks, and retry sends one again', async () => {
  expect((await desk.site('deliveries', 'list', '--dapp', 'd_kissaten22')).out).toMatch(
    new RegExp(`${deliveryId}  .*  d_kissaten22  request.paid  given up  tries 0  status_410`),
  )
  expect((await desk.site('deliveries', 'retry', deliveryId)).out).toContain('sent again: 1.')
  expect((await desk.site('deliveries', 'retry', '--all')).out).toContain('sent again: 0.')
  expect((await desk.site('deliveries', 'list')).out).toContain('waits until')
})

it('wallet status prints what is wrong, and exits with 1', async () => {
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
  [['wallet'], 'Say what to do with wallet.'],
  [['wallet', 'dance'], 'There is no command "wallet dance".'],
  [['wallet', 'status', 'x'], '"x" is one word too many.'],
  [['deliveries', 'retry'], 'Say the id of a delivery'],
  [['deliveries', 'retry', 'x'], 'Say the id of a delivery'],
  [['deliveries', 'list', 'y'], '"y" is one word too many.'],
])('%j is not a command', (words, complaint) => {
  expect(() => readCommand(words)).toThrow(complaint)
})
