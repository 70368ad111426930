import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEventsSite, seedEvents } from '../../../../tests/support/events-site.ts'
import {
  propertyOf,
  readICalendar,
  textOf,
  valueOf,
  type Component,
} from '../../../../tests/support/read-icalendar.ts'
import type { TestSite } from '../../../../tests/support/test-site.ts'
import { writeICalendar } from './write-icalendar.ts'

const now = new Date('2026-04-16T08:20:00Z')
const long = '大阪で開かれる、利用者のための集まりです；参加は無料です。👨‍👩‍👧‍👦 '.repeat(5).trim()
const rows = [
  {
    event_id: 'wallet',
    token: 'BTC',
    type: 'release',
    title: 'Wallet, new; better \\ faster',
    title_ja: 'ウォレット',
    description: 'One\nTwo',
    start: '2026-04-14',
    place: 'Osaka, Japan',
    proof: 'https://news.example/wallet?a=1&b=2',
    created_at: '2026-04-01',
  },
  {
    event_id: 'call',
    token: 'BTC',
    type: 'ama',
    title: 'Call',
    description: long,
    start: '2026-04-14T21:00Z',
  },
  {
    event_id: 'talk',
    token: 'ETH',
    type: 'ama',
    title: 'Talk',
    start: '2026-04-17T09:00Z',
    end: '2026-04-17T10:30Z',
  },
  {
    event_id: 'summit',
    token: 'ETH',
    type: 'conference',
    title: 'Summit',
    start: '2026-04-18',
    end: '2026-04-20',
  },
  { event_id: 'month', token: 'BTC', title: 'Some day', title_ja: 'いつか', start: '2026-04' },
  { event_id: 'waiting', token: 'BTC', title: 'Waiting', start: '2026-04-14', review: 'waiting' },
  { event_id: 'old', token: 'BTC', title: 'Old', start: '2025-04-14' },
  { event_id: 'gone', token: 'GONE', title: 'Gone', start: '2026-04-20', withdrawn_at: '2026-04-15' },
  {
    event_id: 'long-gone',
    token: 'GONE',
    title: 'Long gone',
    start: '2026-04-20',
    withdrawn_at: '2026-03-01',
  },
]

let site: TestSite
beforeAll(async () => {
  site = await openEventsSite({ rows, now })
})
afterAll(() => site.close())

let addresses = 0
const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  site.app.inject({
    url: path,
    headers: { host: 'en.localhost', ...headers },
    remoteAddress: `203.0.113.${++addresses % 250}`,
  })
const calendar = async (query = '', host = 'en.localhost') => {
  const answer = await ask(`/api/map/events.ics${query}`, { host })
  expect(answer.statusCode, answer.body).toBe(200)
  return readICalendar(answer.body)
}
const eventOf = ({ components }: Component, id: string) => {
  const found = components.find((event) => valueOf(event, 'UID') === `${id}@localhost`)
  if (found === undefined) throw new Error(`There is no ${id}.`)
  return found
}
const idsIn = ({ components }: Component) =>
  components.map((event) => (valueOf(event, 'UID') ?? '').replace('@localhost', ''))

describe('the calendar feed', () => {
  it('has approved events from a month ago on, and recently withdrawn ones', async () => {
    expect(idsIn(await calendar())).toEqual(['month', 'wallet', 'call', 'talk', 'summit', 'gone'])
  })

  it.each([0, 1, 5_000])('with %i events can be read by a calendar program', async (count) => {
    const many = Array.from({ length: count }, (_, n) => ({
      event_id: `many-${count}-${n}`,
      token: `MANY${count}`,
      type: 'exchange',
      title: `Listing ${n}, “new”; 新規上場\\${n}`,
      start: n % 2 === 0 ? '2026-05-01' : '2026-05-02T09:00Z',
    }))
    await seedEvents({ rows: many, now }, site.database)
    const { body } = await ask(`/api/map/events.ics?symbol=MANY${count}`)
    await site.database.query('delete from events where symbol = $1', [`MANY${count}`])
    const read = new ICAL.Component(ICAL.parse(body))
    // Given an empty list of exceptions to repeated events, the parser does not compare each event with all others to find them.
    const alone = { exceptions: [] }
    const events = read.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event, alone))
    expect(read.getFirstPropertyValue('version')).toBe('2.0')
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(count)
    expect(events.filter(({ startDate }) => startDate.isDate)).toHaveLength(Math.ceil(count / 2))
    expect(events.every(({ summary }) => summary.startsWith(`MANY${count}: Listing `))).toBe(true)
  })

  it('of one event has only that event, with the same id as in other feeds', async () => {
    const answer = await ask('/api/map/event.ics?id=talk')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="event.ics"')
    expect(idsIn(readICalendar(answer.body))).toEqual(['talk'])
    for (const id of ['nothing', 'waiting', '..%2F']) {
      expect(await ask(`/api/map/event.ics?id=${id}`)).toBeProblem('event_not_found', 'en')
    }
  })

  it('names the calendar in the language of the host, and the refresh interval', async () => {
    const whole = await calendar()
    expect(textOf(valueOf(whole, 'X-WR-CALNAME') ?? '')).toMatch(/event calendar$/)
    expect(propertyOf(whole, 'REFRESH-INTERVAL')).toMatchObject({
      parameters: { VALUE: 'DURATION' },
      value: 'PT6H',
    })
    const name = textOf(
      valueOf(await calendar('?symbol=btc&tags=people,exchange', 'www.localhost'), 'X-WR-CALNAME') ?? '',
    )
    expect(name).toContain('イベントカレンダー（BTC、交流、上場）')
  })

  it('has an all-day event that ends before the next day', async () => {
    const whole = await calendar()
    const wallet = eventOf(whole, 'wallet')
    expect(propertyOf(wallet, 'DTSTART')).toEqual({
      name: 'DTSTART',
      parameters: { VALUE: 'DATE' },
      value: '20260414',
    })
    expect(valueOf(wallet, 'DTEND')).toBe('20260415')
    expect(valueOf(eventOf(whole, 'summit'), 'DTEND')).toBe('20260421')
    expect(valueOf(wallet, 'CREATED')).toBe('20260401T000000Z')
  })

  it('writes times in UTC, and an hour for an event whose end is not known', async () => {
    const whole = await calendar('', 'www.localhost')
    expect(valueOf(eventOf(whole, 'call'), 'DTSTART')).toBe('20260414T210000Z')
    expect(valueOf(eventOf(whole, 'call'), 'DTEND')).toBe('20260414T220000Z')
    expect(valueOf(eventOf(whole, 'talk'), 'DTEND')).toBe('20260417T103000Z')
  })

  it('notes that the day of a month event is unknown, and does not block time for it', async () => {
    const month = eventOf(await calendar(), 'month')
    expect([valueOf(month, 'DTSTART'), valueOf(month, 'DTEND')]).toEqual(['20260401', '20260501'])
    expect(valueOf(month, 'TRANSP')).toBe('TRANSPARENT')
    expect(textOf(valueOf(month, 'SUMMARY') ?? '')).toBe('BTC: Some day (in Apr 2026, exact date TBA)')
    const japanese = eventOf(await calendar('', 'www.localhost'), 'month')
    expect(textOf(valueOf(japanese, 'SUMMARY') ?? '')).toBe('BTC：いつか（2026年4月中・日付未定）')
  })

  it('keeps texts complete, whatever they contain', async () => {
    const whole = await calendar()
    const wallet = eventOf(whole, 'wallet')
    expect(textOf(valueOf(wallet, 'SUMMARY') ?? '')).toBe('BTC: Wallet, new; better \\ faster')
    expect(textOf(valueOf(wallet, 'LOCATION') ?? '')).toBe('Osaka, Japan')
    expect(textOf(valueOf(wallet, 'DESCRIPTION') ?? '')).toBe(
      'One\nTwo\nAnnouncement: https://news.example/wallet?a=1&b=2',
    )
    expect(textOf(valueOf(eventOf(whole, 'call'), 'DESCRIPTION') ?? '')).toBe(long)
    expect(valueOf(wallet, 'URL')).toBe('http://en.localhost:3000/events/item/wallet')
  })

  it('cancels withdrawn events', async () => {
    const whole = await calendar()
    const gone = eventOf(whole, 'gone')
    expect(valueOf(gone, 'STATUS')).toBe('CANCELLED')
    expect(textOf(valueOf(gone, 'DESCRIPTION') ?? '')).toBe('This event has been withdrawn.')
    expect(valueOf(eventOf(whole, 'wallet'), 'STATUS')).toBe('CONFIRMED')
  })

  it.each([
    ['?symbol=eth', ['talk', 'summit']],
    ['?symbol=eth,BTC', ['month', 'wallet', 'call', 'talk', 'summit']],
    ['?symbol=NOBODY,ETH&tags=people,release', ['talk', 'summit']],
    ['?tags=people', ['call', 'talk', 'summit']],
    ['?symbol=BTC&tags=ama,release', ['wallet', 'call']],
    ['?time=2026-04-18..2026-04-19&tags=people', ['summit']],
    // Today is Thursday 16 April, so this week begins on Monday the 13th. The event `call` is on Wednesday the 15th in Tokyo.
    ['?time=this-week&symbol=BTC', ['month', 'wallet', 'call']],
    ['?time=2026-04-14..2026-04-14&symbol=BTC&zone=Asia/Tokyo', ['month', 'wallet']],
    ['?time=2026-04-15..2026-04-15&symbol=BTC&zone=Asia/Tokyo', ['month', 'call']],
    ['?symbol=NOBODY', []],
  ])('%s has %j', async (query, ids) => {
    expect(idsIn(await calendar(query))).toEqual(ids)
  })

  it('states its own address and that of its page in the one order of its tokens', async () => {
    const { body } = await ask('/api/map/events.ics?symbol=eth,BTC,btc&tags=ama,exchange')
    expect(body.replaceAll('\r\n ', '')).toContain(
      'SOURCE;VALUE=URI:http://en.localhost:3000/api/map/events.ics?symbol=BTC,ETH&tags=exchange,ama\r\n',
    )
    const rss = await ask('/api/map/events.rss?symbol=eth,BTC')
    expect(rss.body).toContain('<link>http://en.localhost:3000/events/symbol/BTC,ETH</link>')
    expect(valueOf(await calendar('?symbol=eth,BTC'), 'NAME')).toMatch(/\(BTC\\, ETH\)$/)
  })

  it('has at most twenty tokens, and says so', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `T${n}`).join(',')
    expect(idsIn(await calendar(`?symbol=${many(20)}`))).toEqual([])
    const refused = await ask(`/api/map/events.ics?symbol=${many(21)}`)
    expect(refused).toBeProblem('invalid_input', 'en')
    expect(refused.json()).toMatchObject({
      errors: [{ field: 'symbol', message: expect.stringContaining('20') as string }],
    })
  })

  it.each(['?time=next-year', '?tags=party', '?symbol=two%20words', '?zone=Mars/Olympus', '?symbol=%00'])(
    '%s is refused',
    async (query) => {
      expect(await ask(`/api/map/events.ics${query}`)).toBeProblem('invalid_input', 'en')
      expect(await ask(`/api/map/events.rss${query}`)).toBeProblem('invalid_input', 'en')
    },
  )

  it('keeps the id of an event and counts its changes', async () => {
    const before = eventOf(await calendar(), 'talk')
    expect(valueOf(before, 'SEQUENCE')).toBe('0')
    const moved = rows.map((row) => (row.event_id === 'talk' ? { ...row, start: '2026-04-17T09:15Z' } : row))
    const later = new Date(now.getTime() + 60_000)
    await seedEvents({ rows: moved, now: later }, site.database)
    await seedEvents({ rows: moved, now: new Date(later.getTime() + 60_000) }, site.database)
    const after = eventOf(await calendar(), 'talk')
    expect([valueOf(after, 'SEQUENCE'), valueOf(after, 'LAST-MODIFIED')]).toEqual(['1', '20260416T082100Z'])
    expect(valueOf(eventOf(await calendar(), 'wallet'), 'SEQUENCE')).toBe('0')
  })

  it('is not sent again to a client that has it', async () => {
    const { headers, body } = await ask('/api/map/events.ics?symbol=ETH')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const etag = String(headers.etag)
    expect((await ask('/api/map/events.ics?symbol=ETH')).body).toBe(body)
    expect((await ask('/api/map/events.ics?symbol=ETH', { 'if-none-match': etag })).statusCode).toBe(304)
    const modified = String(headers['last-modified'])
    expect((await ask('/api/map/events.ics?symbol=ETH', { 'if-modified-since': modified })).statusCode).toBe(
      304,
    )
    const earlier = new Date(Date.parse(modified) - 1_000).toUTCString()
    expect((await ask('/api/map/events.ics?symbol=ETH', { 'if-modified-since': earlier })).statusCode).toBe(
      200,
    )
  })

  it('is sent again after an event has left it, also to a client that knows only its time', async () => {
    const path = '/api/map/events.ics?symbol=ETH'
    const modified = String((await ask(path)).headers['last-modified'])
    const left = rows.map((row) => (row.event_id === 'summit' ? { ...row, token: 'SOL' } : row))
    await seedEvents({ rows: left, now: new Date(now.getTime() + 3_600_000) }, site.database)
    const answer = await ask(path, { 'if-modified-since': modified })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('summit@')
  })
})

describe('a written calendar', () => {
  it('is valid whatever the texts contain', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    const dirty = fc.oneof(
      text,
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.constant('a\r\nEND:VCALENDAR\r\n'),
    )
    const clean = (input: string) =>
      input.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    fc.assert(
      fc.property(dirty, dirty, dirty, (summary, description, place) => {
        const written = writeICalendar({
          product: 'Kawara',
          name: summary,
          description: place,
          source: 'https://kawara.example/api/map/events.ics',
          language: 'ja',
          refreshHours: 6,
          events: [
            {
              uid: 'a@kawara.example',
              sequence: 3,
              createdAt: now,
              updatedAt: now,
              when: { at: now, end: new Date(now.getTime() + 3_600_000) },
              summary,
              description,
              place,
              url: 'https://kawara.example/events/item/a',
              category: 'AMA',
              isCancelled: false,
            },
          ],
        })
        const [event] = readICalendar(written).components
        const texts = ['SUMMARY', 'DESCRIPTION', 'LOCATION'].map((name) =>
          textOf((event && valueOf(event, name)) ?? ''),
        )
        expect(texts).toEqual([summary, description, place].map(clean))
      }),
      {
        examples: [
          ['', '\ufffd', ''],
          ['', '\u2028', '駅前\u2029二階'],
          ['\ufffd'.repeat(99), '𠮷'.repeat(99), 'あ'.repeat(99)],
        ],
      },
    )
  })
})

describe('the RSS of a calendar', () => {
  it('has the same events, last changed first, in the language of the host', async () => {
    const answer = await ask('/api/map/events.rss?symbol=btc', { host: 'www.localhost' })
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(answer.headers['last-modified']).toBeDefined()
    expect(answer.body).toContain('<language>ja</language>')
    expect(answer.body).toContain('<title>BTC：ウォレット</title>')
    expect(answer.body).toContain('日程：2026年4月15日 06:00（日本時間）')
    expect(answer.body).toContain('<link>http://www.localhost:3000/events/symbol/BTC</link>')
    expect(answer.body).toContain('events.rss?symbol=BTC')
    expect(answer.body).toContain('告知：https://news.example/wallet?a=1&amp;amp;b=2')
    expect(answer.body.match(/<item>/g)).toHaveLength(3)
  })
})
