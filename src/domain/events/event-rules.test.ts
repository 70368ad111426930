import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLongerThan } from '../kernel/text/text.ts'
import { isEventId } from './event-id.ts'
import { readEvent } from './event-rules.ts'

const row = { token: 'BTC', title: 'CME Contracts Expire', start: '2018-01-26', source: 'calendar' }
const read = (more: object) => readEvent({ ...row, ...more })
const eventOf = (more: object) => {
  const reading = read(more)
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading.content
}
const codesOf = (input: unknown) => {
  const reading = readEvent(input)
  return ('errors' in reading ? reading.errors : reading.warnings).map(
    ({ field, code }) => `${field} ${code}`,
  )
}

describe('a row of another calendar', () => {
  it('needs a token, a title and a start; without a type it is of type other, and it is approved', () => {
    expect(eventOf({ coin_name: 'Bitcoin', published: '2017-12-3' })).toEqual({
      id: 'btc-2018-01-26-cme-contracts-expire',
      symbol: 'BTC',
      type: 'other',
      texts: { title: 'CME Contracts Expire' },
      time: { start: Date.UTC(2018, 0, 26), end: null, precision: 'day' },
      place: null,
      proof: null,
      review: 'approved',
      source: 'calendar',
      createdAt: Date.UTC(2017, 11, 3),
      sequence: 0,
      updatedAt: null,
      withdrawnAt: null,
    })
  })

  it.each([
    ['TRST)', 'TRST'],
    ['$btc', 'BTC'],
    ['$$$', '$$$'],
    ['B@', 'B@'],
    [1337, '1337'],
  ])('with the token %s is about %s', (token, symbol) => {
    expect(eventOf({ token }).symbol).toBe(symbol)
  })

  it.each([
    [{ ...row, token: 'Unknown' }, ['token required']],
    [{ ...row, token: 'TWO WORDS' }, ['token not_a_symbol']],
    [{ ...row, start: 'soon' }, ['start not_a_date']],
    [{ ...row, start: 20_180_101 }, ['start not_a_date']],
    [{ ...row, end: '2018-01-25' }, ['end end_before_start']],
    [{ ...row, type: 'party' }, ['type not_a_type']],
    [{ ...row, proof: 'javascript:alert(1)' }, ['proof not_a_url']],
    [{ ...row, event_id: 'Not An Id' }, ['event_id not_an_id']],
    [{ ...row, review: 'maybe' }, ['review not_a_review']],
    [{}, ['token required', 'start required', 'title required']],
    [[], [' not_an_object']],
  ])('%j is refused with a reason', (input, faults) => {
    expect(readEvent(input)).toHaveProperty('errors')
    expect(codesOf(input)).toEqual(faults)
  })

  it('is cut at 256 characters of description with a warning; the operator’s own is refused', () => {
    const description = 'x'.repeat(257)
    expect(eventOf({ description }).texts['description']).toBe(`${'x'.repeat(255)}…`)
    expect(codesOf({ ...row, description })).toEqual(['description cut'])
    expect(codesOf({ ...row, source: null, description_ja: description })).toContain(
      'description_ja too_long',
    )
    expect(eventOf({ description: 'x'.repeat(256) }).texts['description']).toHaveLength(256)
  })

  it('can have texts in four languages instead of one without a language', () => {
    expect(eventOf({ title: null, title_ja: '大阪', title_en: 'Osaka' }).texts).toEqual({
      title_ja: '大阪',
      title_en: 'Osaka',
    })
  })
})

describe('the id of an event', () => {
  it('contains a hash of a title without Latin letters', () => {
    const ids = ['大阪', '京都', '', 'Café'].map((title) => eventOf({ title: `${title} `, title_en: 'A' }).id)
    expect(new Set(ids).size).toBe(4)
  })

  it('is the same for the same row, however the day is written', () => {
    expect(eventOf({ start: '2018-1-26' }).id).toBe(eventOf({}).id)
    expect(eventOf({ start: '2018-1-26 10:00' }).id).toBe(eventOf({}).id)
    expect(eventOf({ start: '2018-01' }).id).not.toBe(eventOf({}).id)
  })
})

it('an accepted event has an id and keeps the limits, whatever its texts', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ maxLength: 600 }), fc.constant(null))
  fc.assert(
    fc.property(text, text, text, (token, title, description) => {
      const reading = read({ token, title, description })
      if ('errors' in reading) return
      const { id, symbol, texts } = reading.content
      expect(isEventId(id)).toBe(true)
      expect(symbol).toBe(symbol.toUpperCase())
      expect(isLongerThan(texts['description'] ?? '', 256)).toBe(false)
      expect(read({ ...texts, token: symbol })).toMatchObject({ content: { id, texts } })
    }),
  )
})
