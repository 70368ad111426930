import { afterAll, beforeAll, expect, it, describe } from 'vitest'
import {
  answersTo,
  importQuizzes,
  openAirdropSite,
  quizRow,
  type AirdropSite,
  bonus,
  poolFor,
} from '../../../tests/support/airdrop-site.ts'
import { findQuiz } from './quizzes.store.ts'

let opened: AirdropSite
beforeAll(async () => {
  opened = await openAirdropSite()
})
afterAll(() => opened.close())

const balances = (userId: string) =>
  opened.database.query<{ balance: string }>(
    `select balance from ledger_accounts where owner_kind = 'user' and owner_id = $1 and asset_id = 'test-hng'`,
    [userId],
  )

/** Repeats a call that got a 503 reply, as an app does: a busy machine refuses some of the 500 concurrent calls at first. */
async function untilTaken<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  return answer.status === 503 ? untilTaken(ask) : answer
}

async function crowd(count: number, inviters: readonly { readonly userId: string }[]) {
  const { database } = opened
  const people = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const phone = await opened.openPhone({ remoteAddress: `2001:db8:${index.toString(16)}::1` })
      const letters = index.toString(16).replaceAll(/[01]/g, (digit) => (digit === '0' ? 'x' : 'y'))
      return { phone, key: phone.key.publicKey, id: letters.padStart(10, 'z') }
    }),
  )
  const input = people.map(({ key, id }, index) => ({
    user_id: `cv_${id}`,
    device_id: `dv_${id.padStart(16, 'z')}`,
    key: Buffer.from(key, 'base64url').toString('hex'),
    inviter_id: inviters[index % inviters.length]?.userId,
  }))
  const table = `jsonb_to_recordset($1::jsonb) as given (user_id text, device_id text, key text, inviter_id text)`
  for (const insert of [
    `insert into app_users (user_id, name, created_at) select user_id, 'Many', now() from ${table}`,
    `insert into devices select device_id, user_id, decode(key, 'hex'), now(), now() from ${table}`,
    `insert into invitations select user_id, inviter_id, now() from ${table}`,
  ])
    await database.query(insert, [JSON.stringify(input)])
  return people.map(({ phone, id }) => {
    phone.knownAs(`dv_${id.padStart(16, 'z')}`)
    return { ask: phone.ask, userId: `cv_${id}` }
  })
}

describe('the pool', () => {
  it('pays exactly the last 100 of 500 concurrent winners, and the ledger sums to zero', async () => {
    const { database } = opened
    await importQuizzes([quizRow('rush', { pool: poolFor(100) })], database)
    const inviters = await Promise.all(['Hana', 'Ken', 'Mina'].map((name) => opened.join(name)))
    const people = await crowd(500, inviters)
    const { questions = [] } = (await findQuiz('rush', database)) ?? {}
    const outcomes = await Promise.all(
      people.map(async ({ ask, userId }) => {
        const answers = answersTo(questions, { quizId: 'rush', userId })
        const { status, body } = await untilTaken(() =>
          ask('POST', '/api/app/airdrop/rush/answers', { answers }),
        )
        return `${status} ${String(body['outcome'])}`
      }),
    )
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
    expect([count('200 won'), count('200 pool_empty')]).toEqual([100, 400])
    const [facts] = await database.query(
      `select (select count(*)::int from quiz_wins where quiz_id = 'rush') as wins,
         (select pool_left from quiz_pools where quiz_id = 'rush') as pool_left,
         (select count(*)::int from ledger_transactions where memo in ('rush reward', 'rush bonus')) as transactions,
         (select sum(amount) from ledger_entries) as entries, (select sum(balance) from ledger_accounts) as balances,
         (select sum(balance)::text from ledger_accounts where asset_id = 'test-hng' and owner_kind = 'user'
           and owner_id in (select user_id from quiz_wins where quiz_id = 'rush')) as won`,
    )
    expect(facts).toEqual({
      wins: 100,
      pool_left: '0',
      transactions: 200,
      entries: '0',
      balances: '0',
      won: '12000000',
    })
    const bonuses = await Promise.all(inviters.map(({ userId }) => balances(userId)))
    const sum = bonuses.flat().reduce((total, row) => total + Number(row.balance), 0)
    expect(sum).toBe(Number(bonus) * 100 * 10_000)
  })
})
