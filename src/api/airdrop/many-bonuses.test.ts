import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  answersFor,
  importQuizzes,
  openAirdropSite,
  quizRow,
  type AirdropSite,
} from '../../../tests/support/airdrop-site.ts'
import { minute } from '../../domain/kernel/time/durations.ts'

interface Airdrop {
  readonly quizzes: readonly { readonly id: string; readonly has_won: boolean }[]
  readonly rewards: readonly {
    readonly kind: string
    readonly trace_id: string
    readonly value_krw: string
    readonly price_date: string
    readonly won_at: string
  }[]
  readonly more_bonuses: number
  readonly friends: readonly { readonly invited_at: string }[]
  readonly friend_count: number
  readonly more_friends: number
}

let opened: AirdropSite
beforeAll(async () => {
  opened = await openAirdropSite()
  await importQuizzes([quizRow('open'), quizRow('priced')], opened.database)
})
afterAll(() => opened.close())

/** Friends who have won after the inviter did, as if each had answered in the app. */
async function addWinningFriends(inviterId: string, count: number): Promise<void> {
  const { query } = opened.database
  const friend = (nth: string) => `'cv_friend' || lpad(translate(${nth}::text, '01', 'xy'), 4, 'z')`
  const series = `generate_series(1, ${count}) nth`
  await query(
    `insert into app_users (user_id, name, created_at) select ${friend('nth')}, 'Friend', now() from ${series}`,
  )
  await query(
    `insert into invitations (user_id, inviter_id, invited_at)
     select ${friend('nth')}, $1, now() + nth * interval '1 second' from ${series}`,
    [inviterId],
  )
  // One transaction stands for all of theirs, because the ledger is not what is read here.
  await query(
    `insert into quiz_wins (quiz_id, user_id, reward, reward_trace, reward_transaction, inviter_id, bonus, bonus_trace,
       bonus_transaction, won_at, price_krw, price_date)
     select 'open', ${friend('nth')}, 120000, gen_random_uuid(), reward_transaction, $1, 12000, gen_random_uuid(),
       reward_transaction, now() + nth * interval '1 second', price_krw, price_date
     from quiz_wins, ${series} where quiz_id = 'open' and user_id = $1`,
    [inviterId],
  )
}

it('a person’s own wins stay in sight behind any number of bonuses, and what is cut is said and can be read', async () => {
  const hana = await opened.join('Hana')
  expect((await hana.answer('open')).body['outcome']).toBe('won')
  await addWinningFriends(hana.userId, 203)
  const page = async (query: string) =>
    (await hana.ask('GET', `/api/app/airdrop${query}`)).body as unknown as Airdrop

  const first = await page('')
  expect(first.quizzes.find(({ id }) => id === 'open')?.has_won).toBe(true)
  const kinds = Object.groupBy(first.rewards, ({ kind }) => kind)
  expect([kinds['reward']?.length, kinds['bonus']?.length, first.more_bonuses]).toEqual([1, 200, 3])
  expect([first.friends.length, first.more_friends, first.friend_count]).toEqual([100, 103, 203])

  const second = await page(`?more_bonuses=${first.more_bonuses}&more_friends=${first.more_friends}`)
  const third = await page(`?more_friends=${second.more_friends}`)
  expect([second.more_bonuses, second.more_friends, third.more_friends]).toEqual([0, 3, 0])
  const bonuses = [first, second].flatMap(({ rewards }) => rewards.filter(({ kind }) => kind === 'bonus'))
  expect(new Set(bonuses.map(({ trace_id }) => trace_id)).size).toBe(203)
  expect(bonuses.map(({ won_at }) => won_at)).toEqual(
    bonuses
      .map(({ won_at }) => won_at)
      .toSorted()
      .toReversed(),
  )
  const invited = [first, second, third].flatMap(({ friends }) => friends.map(({ invited_at }) => invited_at))
  expect(invited).toEqual([...new Set(invited)].toSorted().toReversed())
  expect(invited).toHaveLength(203)
  for (const wrong of ['-1', '1.5', 'x', '1e99'])
    expect((await hana.ask('GET', `/api/app/airdrop?more_bonuses=${wrong}`)).status).toBe(400)
})

it('a win keeps the price of its day when the quiz is imported again', async () => {
  const ken = await opened.join('Ken')
  const { win } = (await ken.answer('priced')).body as { win: object }
  expect(win).toMatchObject({ value_krw: '1182', price_date: '2026-04-13' })
  await importQuizzes([quizRow('priced', { price_krw: '5000', price_date: '2026-04-20' })], opened.database)
  expect((await ken.ask('GET', '/api/app/airdrop/priced')).body['win']).toEqual(win)
  const { rewards } = (await ken.own()) as unknown as Airdrop
  expect(rewards).toMatchObject([{ value_krw: '1182', price_date: '2026-04-13' }])
  const mio = await opened.join('Mio')
  expect((await mio.answer('priced')).body['win']).toMatchObject({
    value_krw: '60000',
    price_date: '2026-04-20',
  })
})

it('people behind one address answer as often as they like; one person at most sixty times a minute', async () => {
  const address = { remoteAddress: '203.0.113.250' }
  const [ren, sora] = [await opened.openPhone(address), await opened.openPhone(address)]
  const wrongAnswers = async (phone: typeof ren) => {
    const userId = String((await phone.register()).body['user_id'])
    return { answers: await answersFor({ quizId: 'open', userId, misses: 1 }, opened.database) }
  }
  const [ofRen, ofSora] = [await wrongAnswers(ren), await wrongAnswers(sora)]
  const answer = async (phone: typeof ren, answers: object) =>
    (await phone.ask('POST', '/api/app/airdrop/open/answers', answers)).status
  const repeated = async (times: number) => {
    const statuses: number[] = []
    for (let left = times; left > 0; left--) statuses.push(await answer(ren, ofRen))
    return statuses
  }
  expect(await repeated(61)).toEqual([...Array<number>(60).fill(200), 429])
  expect(await answer(sora, ofSora)).toBe(200)
  opened.pass(minute)
  expect(await answer(ren, ofRen)).toBe(200)
})
