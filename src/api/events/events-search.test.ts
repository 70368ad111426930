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
  it('needs no signature, and groups what was approved by day, in order', async () => {
    const found = await search(week)
    expect(namesOf(found)).toEqual([
      ['2026-04-01', 'month'],
      ['2026-04-10', 'summit'],
      ['2026-04-14', 'wallet', 'call'],
    ])
    expect(found.total).toBe(4)
  })

  it('tells all there is of an event, in the words of the host or the next best', async () => {
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
    })
    expect(await wallet('www.localhost')).toMatchObject({ title: 'ウォレット' })
    expect(await wallet('zh.localhost')).toMatchObject({ title: 'Wallet' })
  })

  it('says how exactly a time is known', async () => {
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
    ['nothing', { symbol: null, types: null }, ['month', 'summit', 'wallet', 'call']],
    ['a token nobody has', { symbol: 'XXX' }, []],
  ])('goes by %s', async (_, more, ids) => {
    const { groups } = await search({ ...week, ...more })
    expect(groups.flatMap(({ items }) => items.map(({ event_id }) => event_id))).toEqual(ids)
  })

  it('takes its first and last day whole', async () => {
    const on = async (day: string) =>
      namesOf(await search({ start: day, end: day, types: ['conference', 'ama'] }))
    expect(await on('2026-04-09')).toEqual([])
    expect(await on('2026-04-13')).toEqual([['2026-04-10', 'summit']])
    expect(await on('2026-04-14')).toEqual([['2026-04-14', 'call']])
    expect(await on('2026-04-15')).toEqual([])
  })

  it('knows no coin where the market has none', async () => {
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
    ['a type nobody knows', { ...week, types: ['party'] }],
    ['a type that is no list', { ...week, types: 'ama' }],
    ['a symbol that is too long', { ...week, symbol: 'X'.repeat(61) }],
    ['a field nobody knows', { ...week, colour: 'red' }],
  ])('with %s is refused', async (_, payload) => {
    expect(await ask(payload)).toBeProblem('invalid_input', 'en')
  })

  it('sends the latest 500 of more, and says how many there are', async () => {
    const many = Array.from({ length: 520 }, (_, n) => ({
      event_id: `many-${n}`,
      token: 'MANY',
      title: `Event ${n}`,
      start: `2025-03-${String(1 + (n % 28)).padStart(2, '0')}`,
    }))
    await seedEvents({ rows: many, now }, site.database)
    const { groups, total } = await search({ start: '2025-03-01', end: '2025-03-31' })
    expect(total).toBe(520)
    expect(groups.flatMap(({ items }) => items)).toHaveLength(500)
    expect(groups.at(-1)?.date).toBe('2025-03-28')
    expect(groups.map(({ date }) => date)).toEqual(groups.map(({ date }) => date).toSorted())
  })
})
