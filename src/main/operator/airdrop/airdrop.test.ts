import { afterAll, beforeAll, expect, it } from 'vitest'
import { bonus, poolFor, quizRow } from '../../../../tests/support/airdrop-site.ts'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import { payWin } from '../../../api/airdrop/pay-win.ts'
import { lockAccounts } from '../../../api/wallet/ledger/ledger-accounts.store.ts'
import { postMovement } from '../../../api/wallet/ledger/ledger.ts'
import { openWallet } from '../../../api/wallet/ledger/open-wallet.ts'

let desk: OperatorDesk
beforeAll(async () => {
  desk = await openOperatorDesk()
  const file = await desk.fileOf('quizzes.ndjson', [quizRow('open'), quizRow('other')])
  await desk.site('import', 'quizzes', file)
})
afterAll(() => desk.close())

it('quizzes are listed, paused, resumed and shown with what is left', async () => {
  expect((await desk.site('quizzes', 'list')).out).toContain(
    `${poolFor(100)} of ${poolFor(100)} HNG left  enough for 100 more winners`,
  )
  expect((await desk.site('quizzes', 'pause', 'open')).out).toContain('opening, paused')
  expect((await desk.site('quizzes', 'resume', 'open')).out).not.toContain('paused')
  expect((await desk.site('quizzes', 'show', 'open')).out).toContain(
    `reward: 12 HNG, and ${bonus} HNG for the one who`,
  )
  expect((await desk.site('quizzes', 'show', 'none')).error).toContain('There is no quiz none.')
  expect((await desk.site('quizzes', 'sell')).code).toBe(2)
})

it('a pool is never set below the paid amount, and winners are exported', async () => {
  await desk.withDatabase(async (database) => {
    await database.query(`insert into app_users values ('cv_aaaaaaaaaa', 'Hana', now())`)
    const wallet = {
      openWallet,
      postMovement,
      async lock(...[owners, queries]: Parameters<typeof lockAccounts>) {
        await lockAccounts(owners, queries)
      },
    }
    const winning = { quizId: 'open', userId: 'cv_aaaaaaaaaa', answers: [0, 1, 2] }
    await payWin(winning, { database, wallet, now: () => new Date() })
  })
  const pool = String(Number(poolFor(10)) + 12)
  expect((await desk.site('quizzes', 'set', 'open', '--pool', '11.9')).error).toContain(
    'already paid out more',
  )
  expect((await desk.site('quizzes', 'set', 'open', '--pool', '1e9')).error).toContain('is not an amount')
  expect((await desk.site('quizzes', 'set', 'open', '--pool', pool)).out).toContain(
    `${poolFor(10)} of ${pool} HNG left  enough for 10 more winners`,
  )
  const lower = await desk.fileOf('lower.ndjson', [quizRow('open', { pool: poolFor(1), reward: '11' })])
  expect((await desk.site('import', 'quizzes', lower)).out).toContain('changed 1')
  expect((await desk.site('quizzes', 'show', 'open')).out).toContain(`${bonus} of ${poolFor(1)} HNG left`)
  const token = { asset_id: 'test-hng', symbol: 'HNG', name: 'Another', decimals: 2 }
  const other = await desk.fileOf('other.ndjson', [quizRow('open', { token })])
  expect((await desk.site('import', 'quizzes', other)).error).toContain(
    'exists with another symbol, name or number of decimals',
  )
  const csv = (await desk.site('winners', 'list', 'open')).out.trim().split('\n')
  expect(csv.at(-2)).toContain('user_id,won_at,reward')
  expect(csv.at(-1)).toMatch(/^cv_aaaaaaaaaa,.+Z,12,/)
  expect((await desk.site('winners', 'list', 'open', '--format', 'ndjson')).out).toContain('"reward":"12"')
  const exported = (await desk.site('export', 'quizzes')).out
  expect(exported).toContain(`"pool":"${poolFor(1)}"`)
})
