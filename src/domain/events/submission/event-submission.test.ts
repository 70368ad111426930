import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLongerThan } from '../../kernel/text/text.ts'
import { checkSubmission } from './event-submission.ts'
import type { StatedEvent } from './stated-event.ts'

const now = Date.parse('2026-04-16T08:20:00Z')
const stated: StatedEvent = {
  type: 'meetup',
  token: 'btc',
  description: 'A first meeting of the users of Osaka. Doors open at six.',
  start: '2026-05-02',
  proof: 'https://news.example/osaka',
}
const check = (more: StatedEvent) => checkSubmission({ ...stated, ...more }, now)
const taken = (more: StatedEvent) => {
  const checked = check(more)
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults))
  return checked.submission
}
const faultsOf = (input: StatedEvent) => {
  const checked = checkSubmission(input, now)
  return 'faults' in checked ? checked.faults.map(({ field, code }) => `${field} ${code}`) : []
}
const family = '👨‍👩‍👧‍👦'

describe('a submitted event', () => {
  it('needs a type, a token, a description, a start and a proof', () => {
    expect(faultsOf({})).toEqual([
      'type required',
      'token required',
      'description required',
      'proof required',
      'start required',
    ])
    expect(taken({})).toEqual({
      type: 'meetup',
      symbol: 'BTC',
      title: 'A first meeting of the users of Osaka',
      description: stated.description,
      time: { start: Date.UTC(2026, 4, 2), end: null, precision: 'day' },
      place: null,
      proof: 'https://news.example/osaka',
      email: null,
    })
  })

  it.each<[StatedEvent, string]>([
    [{ type: 'party' }, 'type not_a_type'],
    [{ token: 'TWO WORDS' }, 'token not_a_symbol'],
    [{ description: 'x'.repeat(257) }, 'description maxLength'],
    [{ description: family.repeat(257) }, 'description maxLength'],
    [{ description: 'a\u0000b' }, 'description characters'],
    [{ description: 'a\ud83d' }, 'description characters'],
    [{ title: 'a\nb' }, 'title characters'],
    [{ title: 'x'.repeat(111) }, 'title maxLength'],
    [{ place: 'x'.repeat(121) }, 'place maxLength'],
    [{ proof: 'javascript:alert(1)' }, 'proof url'],
    [{ proof: 'data:text/html,x' }, 'proof url'],
    [{ proof: 'https://user:password@a.example' }, 'proof url'],
    [{ proof: 'news.example' }, 'proof url'],
    [{ email: 'nobody' }, 'email email'],
    [{ zone: 'Mars/Olympus' }, 'zone not_a_zone'],
    [{ start: 'soon' }, 'start not_a_date'],
    [{ start: '2026-02-30' }, 'start not_a_date'],
    [{ end: '2026-05-01' }, 'end end_before_start'],
    [{ end: '2028-05-01' }, 'end span_too_long'],
    [{ start: '2008-05-01' }, 'start too_far'],
    [{ start: '2037-05-01' }, 'start too_far'],
    [{ precision: 'hour' }, 'start time_missing'],
    [{ precision: 'hour', start: '2026-05-02T10:00', end: '2026-05-03' }, 'end time_missing'],
  ])('%j is refused: %s', (more, fault) => {
    expect(faultsOf({ ...stated, ...more })).toEqual([fault])
  })

  it('has at most 256 visible characters of description, and the fault names the limit', () => {
    expect(taken({ description: family.repeat(256) }).description).toBe(family.repeat(256))
    expect(check({ description: 'x'.repeat(257) })).toEqual({
      faults: [{ field: 'description', code: 'maxLength', limit: 256 }],
    })
  })

  it('keeps markup as plain text', () => {
    const description = '<script>alert(1)</script> & so on'
    expect(taken({ description }).description).toBe(description)
  })

  it.each<[StatedEvent, number, number | null, string]>([
    [{ start: '2026-05' }, Date.UTC(2026, 4, 1), null, 'month'],
    [{ start: '2026-05-02', precision: 'month' }, Date.UTC(2026, 4, 1), null, 'month'],
    [{ start: '2026-05-02T23:30', precision: 'day', zone: 'Asia/Tokyo' }, Date.UTC(2026, 4, 2), null, 'day'],
    [{ start: '2026-05-02T21:00', zone: 'Asia/Tokyo' }, Date.UTC(2026, 4, 2, 12), null, 'hour'],
    [{ start: '2026-05-02T21:00Z', zone: 'Asia/Tokyo' }, Date.UTC(2026, 4, 2, 21), null, 'hour'],
    [
      { start: '2026-05-02T21:00', end: '2026-05-03T01:00', zone: 'America/New_York' },
      Date.UTC(2026, 4, 3, 1),
      Date.UTC(2026, 4, 3, 5),
      'hour',
    ],
    [{ start: '2026-05-02', end: '2026-05-04' }, Date.UTC(2026, 4, 2), Date.UTC(2026, 4, 4), 'day'],
  ])('%j begins at %d, ends at %d and is known to the %s', (more, start, end, precision) => {
    expect(taken(more).time).toEqual({ start, end, precision })
  })

  it('has the sender’s title, or the beginning of its description', () => {
    expect(taken({ title: ' Osaka  night ' }).title).toBe('Osaka night')
    expect(taken({ description: '大阪で集まります。どなたでもどうぞ。' }).title).toBe('大阪で集まります')
    expect(taken({ description: 'Line one\nline two' }).title).toBe('Line one')
    expect(isLongerThan(taken({ description: 'long '.repeat(51) }).title, 110)).toBe(false)
  })

  it('is accepted or refused for any input, and keeps the limits if accepted', () => {
    const anything = fc.option(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.webUrl(), fc.emailAddress()),
    )
    const input = fc.record({
      token: anything,
      title: anything,
      description: anything,
      start: anything,
      end: anything,
      place: anything,
      proof: anything,
    })
    fc.assert(
      fc.property(input, fc.boolean(), (more, isBare) => {
        const checked = checkSubmission(isBare ? more : { ...stated, ...more, start: stated.start }, now)
        if ('faults' in checked) {
          return checked.faults.length > 0
        }
        const { title, description, proof } = checked.submission
        expect(title).not.toBe('')
        expect(isLongerThan(title, 110) || isLongerThan(description, 256)).toBe(false)
        expect(proof).toMatch(/^https?:\/\//i)
        return true
      }),
    )
  })
})
