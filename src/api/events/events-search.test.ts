import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEventsSite, seedEvents } from '../../../tests/support/events-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'

type Found = Reply<Operations['searchEvents']>

const now = new Date('2026-04-16T08:20:00Z')
const rows = [
  {
    event_id: 'wallet',
    token: 'btc',
    type: 'release',
    title: 'Wallet',
    title_ja: 'ウォレット',
    description_ko: '지갑',
    start: '2026-04-14',
    proof: 'https://news.example/wallet',
  },
  { event_id: 'call', token: 'BTC', type: 'ama', title: 'Call', start: '2026-04-14T21:00Z', place: 'Online' },
  {
    event_id: 'summit',
    token: 'ETH',
    type: 'conference',
    title_en: 'Summit',
    start: '2026-04-10',
    end: '2026-04-13',
  },
  { event_id: 'month', token: 'BTC', title: 'Some day', start: '2026-04' },
  { event_id: 'waiting', token: 'BTC', title: 'Waiting', start: '2026-04-14', review: 'waiting' },
  { event_id: 'refused', token: 'BTC', title: 'Refused', start: '2026-04-14', review: 'refused' },
  { event_id: 'nobody', token: 'NOBODY', title: 'Nobody', start: '2026-05-02' },
]

let site: TestSite
beforeAll(async () => {
  site = await openEventsSite({ rows, now })
})
afterAll(() => site.close())

let addresses = 0
const ask = (payload: object | string, host = 'en.localhost') =>
  site.app.inject({
    method: 'POST',
    url: '/api/events/search',
    headers: { host, 'content-type': 'application/json' },
    payload,
    remoteAddress: `203.0.113.${++addresses}`,
  })
const search = async (payload: object, host?: string) => {
  const answer = await ask(payload, host)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Found>()
}
const week = { start: '2026-04-13', end: '2026-04-19' }
const namesOf = ({ groups }: Found) =>
  groups.map(({ date, items }) => [date, ...items.map(({ event_id }) => event_id)])

describe('a search for events', () => {
  it('needs no signature, and groups approved events by day, in order', async () => {
    const found = await search(week)
    expect(namesOf(found)).toEqual([
      ['2026-04-01', 'month'],
      ['2026-04-10', 'summit'],
      ['2026-04-14', 'wallet', 'call'],
    ])
    expect(found.total).toBe(4)
  })

  it('returns all facts of an event, in the language of the host or the next best', async () => {
    const wallet = async (host: string) =>
      (await search({ ...week, types: ['release'] }, host)).groups[0]?.items[0]
    expect(await wallet('en.localhost')).toEqual({
      event_id: 'wallet',
      type: 'release',
      group: 'company',
      token: 'BTC',
      coin_id: 'bitcoin',
      title: 'Wallet',
      description: '지갑',
      start: '2026-04-14',
      end: null,
      precision: 'day',
      place: null,
      proof: 'https://news.example/wallet',
      is_demo: false,
    })
    expect(await wallet('www.localhost')).toMatchObject({ title: 'ウォレット' })
    expect(await wallet('zh.localhost')).toMatchObject({ title: 'Wallet' })
  })

  it('returns the precision of a date', async () => {
    const { groups } = await search(week)
    const items = groups.flatMap((group) => group.items)
    expect(items.map(({ start, end, precision }) => [start, end, precision])).toEqual([
      ['2026-04', null, 'month'],
      ['2026-04-10', '2026-04-13', 'day'],
      ['2026-04-14', null, 'day'],
      ['2026-04-14T21:00:00.000Z', null, 'hour'],
    ])
  })

  it.each([
    ['the token, however it is written', { symbol: 'eth' }, ['summit']],
    ['types', { types: ['ama', 'other'] }, ['month', 'call']],
    ['both', { symbol: 'BTC', types: ['ama'] }, ['call']],
    ['several tokens', { symbol: 'eth,BTC' }, ['month', 'summit', 'wallet', 'call']],
    ['several tokens of which one is unused', { symbol: 'XXX,ETH' }, ['summit']],
    ['groups', { types: ['people', 'other'] }, ['month', 'summit', 'call']],
    ['nothing', { symbol: null, types: null }, ['month', 'summit', 'wallet', 'call']],
    ['an unused token', { symbol: 'XXX' }, []],
  ])('filters by %s', async (_, more, ids) => {
    const { groups } = await search({ ...week, ...more })
    expect(groups.flatMap(({ items }) => items.map(({ event_id }) => event_id))).toEqual(ids)
  })

  it('includes its first and last day', async () => {
    const on = async (day: string) =>
      namesOf(await search({ start: day, end: day, types: ['conference', 'ama'] }))
    expect(await on('2026-04-09')).toEqual([])
    expect(await on('2026-04-13')).toEqual([['2026-04-10', 'summit']])
    expect(await on('2026-04-14')).toEqual([['2026-04-14', 'call']])
    expect(await on('2026-04-15')).toEqual([])
  })

  it('returns no coin if the market has none', async () => {
    const { groups } = await search({ start: '2026-05-01', end: '2026-05-31' })
    expect(groups[0]?.items[0]).toMatchObject({ token: 'NOBODY', coin_id: null })
  })

  it.each([
    ['nothing', {}],
    ['no end', { start: '2026-04-01' }],
    ['an end before the start', { start: '2026-04-02', end: '2026-04-01' }],
    ['a day that does not exist', { start: '2026-02-30', end: '2026-03-01' }],
    ['a moment for a day', { start: '2026-02-03T00:00:00Z', end: '2026-03-01' }],
    ['more than ten years', { start: '2016-01-01', end: '2026-04-01' }],
    ['an unknown type', { ...week, types: ['party'] }],
    ['a type that is no list', { ...week, types: 'ama' }],
    ['a symbol that is too long', { ...week, symbol: 'X'.repeat(61) }],
    ['too many tokens', { ...week, symbol: Array.from({ length: 21 }, (_, n) => `T${n}`).join(',') }],
    ['an unknown zone', { ...week, zone: 'Mars/Olympus' }],
    ['a cursor that is none', { ...week, cursor: "1_'; drop table events" }],
    ['a limit of nothing', { ...week, limit: 0 }],
    ['a limit of too many', { ...week, limit: 1_001 }],
    ['an unknown field', { ...week, colour: 'red' }],
  ])('with %s is refused', async (_, payload) => {
    expect(await ask(payload)).toBeProblem('invalid_input', 'en')
  })

  it('applies the time zone to times, not to days', async () => {
    const on = async (day: string, zone: string) =>
      namesOf(await search({ start: day, end: day, zone, types: ['release', 'ama'] }))
    // The event `call` begins at 21:00 UTC on the 14th, which is the 15th in Tokyo.
    expect(await on('2026-04-14', 'Asia/Tokyo')).toEqual([['2026-04-14', 'wallet']])
    expect(await on('2026-04-15', 'Asia/Tokyo')).toEqual([['2026-04-15', 'call']])
    expect(await on('2026-04-14', 'America/New_York')).toEqual([['2026-04-14', 'wallet', 'call']])
    expect(await on('2026-04-15', 'america/new_york')).toEqual([])
    expect(namesOf(await search({ ...week, zone: 'Asia/Tokyo', types: ['release', 'ama'] }))).toEqual([
      ['2026-04-14', 'wallet'],
      ['2026-04-15', 'call'],
    ])
  })

  it('says of each token whether it is known, and which coins have its symbol', async () => {
    const { tokens } = await search({ ...week, symbol: 'xxx,NOBODY,btc' })
    expect(tokens).toEqual([
      { symbol: 'BTC', coins: [{ id: 'bitcoin', name: 'Bitcoin' }], is_known: true },
      // An event next month has this symbol.
      { symbol: 'NOBODY', coins: [], is_known: true },
      { symbol: 'XXX', coins: [], is_known: false },
    ])
    expect((await search(week)).tokens).toEqual([])
    expect((await search({ ...week, symbol: 'btc' }, 'www.localhost')).tokens[0]?.coins[0]?.name).toBe(
      'ビットコイン',
    )
  })

  it('continues with the next page of several tokens', async () => {
    const days = { start: '2026-04-01', end: '2026-05-31', symbol: 'NOBODY,ETH,BTC', limit: 2 }
    const first = await search(days)
    const second = await search({ ...days, cursor: first.next })
    const third = await search({ ...days, cursor: second.next })
    expect([first, second, third].flatMap(namesOf).flatMap(([, ...ids]) => ids)).toEqual([
      'month',
      'summit',
      'wallet',
      'call',
      'nobody',
    ])
    expect([first.total, third.next]).toEqual([5, null])
  })

  it('counts every type of these days, whichever are requested', async () => {
    const { counts, total } = await search({ ...week, symbol: 'BTC', types: ['ama'] })
    expect(total).toBe(1)
    expect(Object.keys(counts)).toHaveLength(16)
    expect(counts).toMatchObject({ ama: 1, release: 1, other: 1, conference: 0 })
  })

  it('leaves out withdrawn events', async () => {
    const gone = {
      event_id: 'gone',
      token: 'GONE',
      title: 'Gone',
      start: '2026-04-14',
      withdrawn_at: '2026-04-10',
    }
    await seedEvents({ rows: [gone], now }, site.database)
    expect(await search({ ...week, symbol: 'GONE' })).toMatchObject({ groups: [], total: 0 })
  })

  it('returns 100 events at a time with the total and a cursor for the next page', async () => {
    const many = Array.from({ length: 1_020 }, (_, n) => ({
      event_id: `many-${n}`,
      token: 'MANY',
      title: `Event ${n}`,
      start: `2025-03-${String(1 + (n % 28)).padStart(2, '0')}${n % 3 === 0 ? `T${String(n % 24).padStart(2, '0')}:00Z` : ''}`,
    }))
    await seedEvents({ rows: many, now }, site.database)
    for (const latest of [false, true]) {
      const requested = { start: '2025-02-01', end: '2025-04-30', zone: 'America/New_York', latest }
      const ids: string[] = []
      const firstDays: string[] = []
      let cursor: string | null = null
      do {
        const page: Found = await search({ ...requested, cursor })
        expect(page.total).toBe(1_020)
        const dates = page.groups.map(({ date }) => date)
        expect(dates).toEqual([...new Set(dates)].toSorted())
        firstDays.push(dates[0] ?? '')
        ids.push(...page.groups.flatMap(({ items }) => items.map(({ event_id }) => event_id)))
        cursor = page.next
      } while (cursor !== null)
      expect(ids).toHaveLength(1_020)
      expect(new Set(ids)).toEqual(new Set(many.map(({ event_id }) => event_id)))
      expect(firstDays).toEqual(latest ? firstDays.toSorted().toReversed() : firstDays.toSorted())
      expect(firstDays).toHaveLength(11)
      const whole: Found = await search({ ...requested, limit: 1_000 })
      expect(whole.groups.flatMap(({ items }) => items)).toHaveLength(1_000)
    }
  })
})
