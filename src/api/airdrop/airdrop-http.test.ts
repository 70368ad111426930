import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  importQuizzes,
  openAirdropSite,
  quizRow,
  type AirdropSite,
  bonus,
  poolFor,
} from '../../../tests/support/airdrop-site.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { setPaused } from './quizzes.store.ts'
import { traceOf } from './win-trace.ts'

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

let opened: AirdropSite
beforeAll(async () => {
  opened = await openAirdropSite()
  await importQuizzes(
    [
      quizRow('open'),
      quizRow('far', { begin: inDays(6), over: inDays(9) }),
      quizRow('soon', { begin: inDays(3), over: inDays(9) }),
      quizRow('gone', { begin: inDays(-9), over: inDays(-1) }),
      quizRow('last', { pool: poolFor(1) }),
      quizRow('resting'),
    ],
    opened.database,
  )
  await setPaused({ quizId: 'resting', isPaused: true, now: new Date() }, opened.database)
})
afterAll(() => opened.close())

const balances = (userId: string) =>
  opened.database.query(
    `select balance from ledger_accounts where owner_kind = 'user' and owner_id = $1 and asset_id = 'test-hng'`,
    [userId],
  )
const invitation = async (code?: string) => {
  const answer = await opened.inject(
    'GET',
    `/api/airdrop-q/invitation${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`,
    { headers: {}, remoteAddress: '198.51.100.77' },
  )
  return answer.body as unknown as {
    data: {
      quizzes: { id: string; phase: string; og_img: string }[]
      invite: { name: string; code: string } | null
    }
  }
}

describe('an invitation', () => {
  it('shows the quizzes by phase, the value in won and the day of its price', async () => {
    const { data } = await invitation()
    const phases = Object.fromEntries(data.quizzes.map(({ id, phase }) => [id, phase]))
    expect(phases).toMatchObject({ open: 'opening', soon: 'opening', far: 'upcoming', gone: 'ended' })
    expect(data.invite).toBeNull()
    expect(data.quizzes.find(({ id }) => id === 'open')).toMatchObject({
      reward: '12',
      bonus,
      value_krw: '1182',
      price_krw: '98.5',
      price_date: '2026-04-13',
      og_img: expect.stringMatching(/^\/card\/quiz\/open\.ja\.[0-9a-f]{8}\.png$/),
      questions: 3,
    })
    expect(JSON.stringify(data)).not.toContain('why')
  })

  it('shows only the name of the inviter; with an unknown code it shows nothing but the quizzes', async () => {
    const hana = await opened.join('Hana')
    const code = await hana.code()
    expect((await invitation(` ${code.toUpperCase()} `)).data.invite).toEqual({ name: 'Hana', code })
    expect(JSON.stringify(await invitation(code))).not.toContain(hana.userId)
    for (const none of ['', 'aaaaaaaa', '葵'.repeat(30), code.slice(1)]) {
      const { data } = await invitation(none)
      expect([data.invite, data.quizzes.length]).toEqual([null, 6])
    }
  })

  it('is taken once: the same code again changes nothing, another one is refused', async () => {
    const [hana, ken] = [await opened.join('Hana'), await opened.join('Ken')]
    const mina = await opened.join('Mina')
    const [first, second] = [await hana.code(), await ken.code()]
    const taken = await Promise.all([mina.invite(first), mina.invite(first)])
    expect(taken.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [200, { inviter: { name: 'Hana' } }]),
    )
    const other = await mina.invite(second)
    expect([other.status, other.body.code]).toEqual([409, 'invitation_set'])
    expect((await mina.own())['inviter']).toEqual({ name: 'Hana' })
  })

  it('with two codes concurrently takes one', async () => {
    const [hana, ken] = [await opened.join('Hana'), await opened.join('Ken')]
    const mina = await opened.join('Mina')
    const codes = [await hana.code(), await ken.code()]
    const answers = await Promise.all(codes.map((code) => mina.invite(code)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('is refused with one’s own code, that of a later user, or an unknown one', async () => {
    const hana = await opened.join('Hana')
    const ken = await opened.join('Ken', await hana.code())
    const mina = await opened.join('Mina', await ken.code())
    const codes = [
      [await hana.code(), 'invitation_own'],
      [await ken.code(), 'invitation_later'],
      [await mina.code(), 'invitation_later'],
      ['aaaaaaaa', 'invitation_not_found'],
      ['x', 'invitation_not_found'],
    ] as const
    for (const [code, problem] of codes) expect((await hana.invite(code)).body.code).toBe(problem)
    expect((await hana.own())['inviter']).toBeNull()
  })

  it('is refused a day after registering, but the one that was taken can be repeated', async () => {
    const hana = await opened.join('Hana')
    const [ken, mina] = [await opened.join('Ken', await hana.code()), await opened.join('Mina')]
    opened.pass(day + 1_000)
    const late = await mina.invite(await hana.code())
    const again = await ken.invite(await hana.code())
    opened.pass(-day - 1_000)
    expect([late.body.code, again.status]).toEqual(['invitation_too_late', 200])
  })
})

describe('a quiz', () => {
  it('asks each person in a fixed order of their own, without the answers', async () => {
    const [hana, ken] = [await opened.join('Hana'), await opened.join('Ken')]
    const first = await hana.ask('GET', '/api/app/airdrop/open')
    expect(first.body).toEqual((await hana.ask('GET', '/api/app/airdrop/open')).body)
    const questions = first.body['questions'] as { text: string; choices: string[] }[]
    expect(questions.map(({ text }) => text).toSorted()).toEqual(['roof? ja', 'sun? ja', 'wire? ja'])
    expect(JSON.stringify(first.body)).not.toMatch(/right|why/)
    const others = (await ken.ask('GET', '/api/app/airdrop/open')).body['questions']
    expect(JSON.stringify(others).length).toBe(JSON.stringify(questions).length)
  })

  it.each(['far', 'soon', 'gone', 'resting'])('%s shows no questions and takes no answers', async (id) => {
    const hana = await opened.join('Hana')
    expect((await hana.ask('GET', `/api/app/airdrop/${id}`)).body['questions']).toEqual([])
    expect((await hana.answer(id)).body).toEqual({ outcome: 'not_open', misses: [], win: null })
    expect(await balances(hana.userId)).toEqual([{ balance: '0' }])
  })

  it('explains wrong answers, takes another try, and pays once with the bonus of the inviter', async () => {
    const hana = await opened.join('花子')
    const ken = await opened.join('健太郎', await hana.code())
    const missed = await ken.answer('open', 2)
    expect(missed.body).toMatchObject({ outcome: 'missed', win: null })
    const misses = missed.body['misses'] as { question: number; explanation: string }[]
    expect(misses.map(({ question }) => question)).toEqual([0, 1])
    expect(misses.every(({ explanation }) => explanation.startsWith('why'))).toBe(true)
    expect((await ken.answer('open', 2)).body).toEqual(missed.body)
    const won = await ken.answer('open')
    const trace = traceOf('reward', { quizId: 'open', userId: ken.userId })
    expect(won.body).toMatchObject({
      outcome: 'won',
      win: { reward: '12', symbol: 'HNG', value_krw: '1182', trace_id: trace },
    })
    const again = await Promise.all([ken.answer('open'), ken.answer('open', 3), ken.answer('open')])
    for (const { body } of again) expect(body).toEqual(won.body)
    expect([await balances(ken.userId), await balances(hana.userId)]).toEqual([
      [{ balance: '120000' }],
      [{ balance: String(Number(bonus) * 10_000) }],
    ])
    expect(await hana.own()).toMatchObject({
      rewards: [{ kind: 'bonus', amount: bonus, friend: '健*郎', title: 'Quiz open ja' }],
      friends: [{ name: '健*郎', wins: 1, bonuses: [{ symbol: 'HNG', amount: bonus }] }],
      friend_count: 1,
    })
    expect(await ken.own()).toMatchObject({ rewards: [{ kind: 'reward', amount: '12', trace_id: trace }] })
  })

  it('pays a person once for many concurrent answers', async () => {
    const hana = await opened.join('Hana')
    const answers = await Promise.all(Array.from({ length: 8 }, () => hana.answer('open')))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await balances(hana.userId)).toEqual([{ balance: '120000' }])
  })

  it('whose pool is too small for reward and bonus pays neither', async () => {
    const [hana, ken] = [await opened.join('Hana'), await opened.join('Ken')]
    expect((await hana.answer('last')).body['outcome']).toBe('won')
    expect((await ken.answer('last')).body).toEqual({ outcome: 'pool_empty', misses: [], win: null })
    expect(await balances(ken.userId)).toEqual([{ balance: '0' }])
    expect((await hana.answer('last')).body['outcome']).toBe('won')
  })

  it('that is unknown is not found, and malformed answers are refused', async () => {
    const hana = await opened.join('Hana')
    for (const id of ['none', '..%2f', '%00', 'a'.repeat(100)]) {
      const { status, body } = await hana.ask('GET', `/api/app/airdrop/${id}`)
      expect([400, 404]).toContain(status)
      expect(['quiz_not_found', 'not_found', 'invalid_input', 'bad_request']).toContain(body.code)
    }
    for (const answers of [[], [0], [0, 0, 7], [0, 0, -1], ['a'], [0.5, 0, 0], Array(100).fill(0), null]) {
      const { status } = await hana.ask('POST', '/api/app/airdrop/open/answers', { answers })
      expect(status).toBe(400)
    }
  })

  it('can be read and answered only by apps', async () => {
    const stranger = await opened.openPhone()
    for (const [method, path] of [
      ['GET', '/api/app/airdrop'],
      ['GET', '/api/app/airdrop/open'],
      ['POST', '/api/app/airdrop/open/answers'],
      ['POST', '/api/app/invitation'],
    ] as const) {
      const input = method === 'POST' ? { answers: [0, 0, 0], code: 'aaaaaaaa' } : undefined
      const { status, body } = await stranger.ask(method, path, input)
      expect([status, body.code]).toEqual([401, 'app_signature_invalid'])
    }
  })

  it('has a card for sharing, whatever its id, with another address after a change', async () => {
    const pictureOf = async (id: string) => {
      const { data } = await invitation()
      return String(data.quizzes.find((quiz) => quiz.id === id)?.og_img)
    }
    await importQuizzes([quizRow('dash-')], opened.database)
    const before = await pictureOf('dash-')
    const answer = await opened.site.app.inject({ url: before, headers: { host: 'www.localhost' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    await importQuizzes([quizRow('dash-', { reward: '11' })], opened.database)
    expect(await pictureOf('dash-')).not.toBe(before)
  })
})
