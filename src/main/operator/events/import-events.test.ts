import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())

const calendar = { source: 'calendar', snapshot: '2018-01-30' }
const good = [
  {
    token: 'XRP',
    coin_name: 'Ripple',
    title: 'Meeting',
    start: '2018-01-26',
    published: '2017-12-21',
    ...calendar,
  },
  { token: 'XEM', coin_name: 'NEM', title: 'Release', start: '2018-1', published: '2017-11-3', ...calendar },
  { token: 'TRST)', title: 'Sale', description: 'A\n\n\nB', start: '2018-1-01 21:00', ...calendar },
  {
    token: 'ETH',
    title: '大阪',
    start: '2026-06-08',
    end: '2026-06-10',
    place: 'Osaka,\u00A0Japan',
    proof: 'https://a.example',
    ...calendar,
  },
  { token: 'LNG', title: 'Long', description: 'x'.repeat(301), start: '2018-2-1', ...calendar },
]

describe('events', () => {
  it('are imported with their faults, are unchanged the second time, and are exported as rows that change nothing', async () => {
    const path = await desk.fileOf('events.ndjson', good)
    const first = await desk.site('import', 'events', path)
    expect([first.code, first.out]).toEqual([0, expect.stringContaining('added 5, changed 0, unchanged 0')])
    expect(first.out).toContain('1 x description: cut')
    expect((await desk.site('import', 'events', path)).out).toContain('added 0, changed 0, unchanged 5')
    const out = desk.pathOf('out.ndjson')
    await desk.site('export', 'events', out)
    expect((await desk.site('import', 'events', out)).out).toContain('added 0, changed 0, unchanged 5')
    const changed = await desk.fileOf('changed.ndjson', [{ ...good[0], type: 'meetup' }])
    for (const more of [['--dry-run'], []]) {
      const { out: printed } = await desk.site('import', 'events', changed, ...more)
      expect(printed).toContain('added 0, changed 1, unchanged 0')
    }
  })

  it('that cannot be read are listed by line and reason, and the others are imported', async () => {
    const path = await desk.fileOf('bad.ndjson', [
      { ...calendar, token: 'Unknown', title: 'A', start: '2018-4-19' },
      { ...calendar, token: 'A', title: 'A', start: 'soon' },
      { ...calendar, token: 'A', start: '2018-1-1' },
      { ...calendar, token: 'A', title: 'A', start: '2018-1-2', type: 'party' },
      { ...calendar, token: 'A', title: 'Twice', start: '2018-01-02' },
      { ...calendar, token: 'A', title: 'Twice', start: '2018-1-2' },
      { token: 'A', title: 'Ours', description: 'x'.repeat(257), start: '2018-1-2' },
    ])
    const { code, out, error } = await desk.site('import', 'events', path)
    expect(code).toBe(1)
    expect(error).toContain('line 1: token required, got "Unknown"')
    expect(error).toContain('line 2: start not_a_date, got "soon"')
    expect(error).toContain('line 3: title required')
    expect(error).toContain('line 4: type not_a_type, got "party"')
    expect(error).toContain('line 5: left out, "a-2018-01-02-twice" comes again on line 6')
    expect(error).toContain('line 7: description too_long')
    expect(out).toContain('added 1, changed 0, unchanged 0, refused 5')
  })
})
