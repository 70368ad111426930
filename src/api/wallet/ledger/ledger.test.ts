import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import { entriesBetween, type Movement, type WalletOwner } from '../../../domain/wallet/movement.ts'
import type { Database } from '../../database/database.ts'
import { balancesOf } from './ledger-accounts.store.ts'
import { entriesOf } from './ledger-entries.store.ts'
import { postMovement } from './ledger.ts'
import { openWallet } from './open-wallet.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let owners = 0
async function opened(kind: 'user' | 'dapp' = 'user'): Promise<WalletOwner> {
  const owner = { kind, id: `${kind}-${++owners}` } as const
  await database.transaction((queries) => openWallet(owner, new Date(), queries))
  return owner
}

const move = (from: WalletOwner, to: WalletOwner, units: bigint, input: Partial<Movement> = {}) =>
  database.transaction((queries) =>
    postMovement(
      {
        scope: `of ${from.id}`,
        trace_id: randomUUID(),
        kind: 'transfer',
        memo: 'tea',
        entries: entriesBetween({ from, to, asset_id: 'test-usd', units }),
        ...input,
      },
      new Date(),
      queries,
    ),
  )

async function usdOf(owner: WalletOwner): Promise<string | undefined> {
  return (await balancesOf(owner, database)).find(({ asset_id }) => asset_id === 'test-usd')?.balance
}

async function sums(): Promise<unknown> {
  return database.query(
    `select asset_id, sum(balance) from ledger_accounts group by asset_id having sum(balance) <> 0
     union all
     select owner_id, balance from ledger_accounts where balance <> (
       select coalesce(sum(amount), 0) from ledger_entries where ledger_entries.account_id = ledger_accounts.account_id)`,
  )
}

describe('a wallet', () => {
  it('is opened with test money, once', async () => {
    const owner = await opened()
    const first = await balancesOf(owner, database)
    expect(first).toEqual([
      { asset_id: 'test-eth', balance: '200000000', decimals: 8 },
      { asset_id: 'test-kwr', balance: '10000000', decimals: 4 },
      { asset_id: 'test-usd', balance: '100000', decimals: 2 },
    ])
    await Promise.all(
      [1, 2, 3].map(() => database.transaction((queries) => openWallet(owner, new Date(), queries))),
    )
    expect(await balancesOf(owner, database)).toEqual(first)
    expect(await sums()).toEqual([])
  })

  it('that is opened concurrently gets its money once', async () => {
    const owner = { kind: 'user', id: 'at-once' } as const
    await Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction((queries) => openWallet(owner, new Date(), queries)),
      ),
    )
    expect(await usdOf(owner)).toBe('100000')
  })
})

describe('a movement', () => {
  it('takes from one and gives to the other', async () => {
    const [from, to] = [await opened(), await opened('dapp')]
    expect((await move(from, to, 2_500n)).isNew).toBe(true)
    expect([await usdOf(from), await usdOf(to)]).toEqual(['97500', '102500'])
    const [entry] = await entriesOf({ owner: to, after: null, limit: 1 }, database)
    expect(entry).toMatchObject({ amount: '2500', memo: 'tea', other_kind: 'user', other_id: from.id })
  })

  it('is written once, however often its trace is repeated, also concurrently', async () => {
    const [from, to] = [await opened(), await opened()]
    const trace = { trace_id: randomUUID() }
    const posted = await Promise.all(Array.from({ length: 8 }, () => move(from, to, 100n, trace)))
    expect(new Set(posted.map(({ transaction_id }) => transaction_id)).size).toBe(1)
    expect(posted.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await usdOf(to)).toBe('100100')
    await expect(move(from, to, 101n, trace)).rejects.toMatchObject({ code: 'trace_reused' })
    expect(await usdOf(to)).toBe('100100')
  })

  it('above the balance is refused, and its trace can be used again', async () => {
    const [from, to] = [await opened(), await opened()]
    const trace = { trace_id: randomUUID() }
    await expect(move(from, to, 100_001n, trace)).rejects.toMatchObject({ code: 'balance_too_low' })
    expect(await usdOf(from)).toBe('100000')
    expect((await move(from, to, 100_000n, trace)).isNew).toBe(true)
    expect(await usdOf(from)).toBe('0')
  })

  it('to an owner without a wallet, or with entries that do not sum to zero, throws', async () => {
    const from = await opened()
    await expect(move(from, { kind: 'user', id: 'nobody' }, 1n)).rejects.toThrow('no account')
    const entries = [{ account: from, asset_id: 'test-usd', amount: 5n }]
    await expect(move(from, from, 1n, { entries })).rejects.toThrow('sum to zero')
    expect(await usdOf(from)).toBe('100000')
  })

  it('keeps all sums at zero and no balance negative, in any order of movements', async () => {
    const people = await Promise.all([opened(), opened(), opened('dapp')])
    const index = fc.integer({ min: 0, max: people.length - 1 })
    const moves = fc.array(fc.tuple(index, index, fc.bigInt({ min: 1n, max: 90_000n })), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(moves, async (requested) => {
        await Promise.allSettled(
          requested.map(async ([from, to, units]) => {
            const [giver, taker] = [people[from], people[to]]
            if (giver && taker && giver !== taker) await move(giver, taker, units)
          }),
        )
        const balances = await Promise.all(people.map(usdOf))
        expect(balances.reduce((sum, balance) => sum + Number(balance), 0)).toBe(300_000)
        expect(balances.every((balance) => Number(balance) >= 0)).toBe(true)
      }),
      { numRuns: 10 },
    )
    expect(await sums()).toEqual([])
  })
})

describe('the ledger itself', () => {
  const statements = [
    `update ledger_accounts set balance = balance + 1 where owner_kind = 'user'`,
    `delete from ledger_accounts where owner_kind = 'user'`,
    `insert into ledger_accounts (owner_kind, owner_id, asset_id, balance) values ('user', 'rich', 'test-usd', 5)`,
    'update ledger_entries set amount = amount * 2',
    'delete from ledger_entries',
    'truncate ledger_entries',
    `update ledger_transactions set memo = ''`,
    'delete from ledger_transactions',
  ]
  it.each(statements)('refuses %s', async (statement) => {
    await opened()
    await expect(database.query(statement)).rejects.toThrow(/ledger|balance/)
  })

  it('refuses entries that do not sum to zero when they are committed', async () => {
    const owner = await opened()
    const add = database.transaction(async ({ query }) => {
      const [row] = await query<{ transaction_id: string }>(
        `insert into ledger_transactions (scope, trace_id, kind, memo, content, created_at)
         values ('x', gen_random_uuid(), 'gift', '', '', now()) returning transaction_id`,
      )
      await query(
        `insert into ledger_entries (transaction_id, account_id, amount)
         select $1, account_id, 5 from ledger_accounts where owner_id = $2 and asset_id = 'test-usd'`,
        [row?.transaction_id, owner.id],
      )
    })
    await expect(add).rejects.toThrow('do not sum to zero')
    expect(await usdOf(owner)).toBe('100000')
  })

  it('refuses a balance below zero, even by direct SQL', async () => {
    const [from, to] = [await opened(), await opened()]
    const add = database.transaction(async ({ query }) => {
      const [row] = await query<{ transaction_id: string }>(
        `insert into ledger_transactions (scope, trace_id, kind, memo, content, created_at)
         values ('y', gen_random_uuid(), 'transfer', '', '', now()) returning transaction_id`,
      )
      await query(
        `insert into ledger_entries (transaction_id, account_id, amount)
         select $1, account_id, case owner_id when $2 then -100001 else 100001 end
         from ledger_accounts where owner_id in ($2, $3) and asset_id = 'test-usd'`,
        [row?.transaction_id, from.id, to.id],
      )
    })
    await expect(add).rejects.toThrow('ledger_accounts_not_negative')
  })
})
