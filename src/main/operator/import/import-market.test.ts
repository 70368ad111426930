import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())

const site = (...input: string[]) => desk.site(...input)
const fileOf = (name: string, lines: readonly (string | object)[]) => desk.fileOf(name, lines)

describe('coins', () => {
  const good = [
    {
      id: 'first',
      symbol: '$$$',
      name: 'First',
      price_usd: 1e-7,
      market_cap_usd: 5,
      last_updated: 1_519_157_068,
    },
    { id: 'second', symbol: '$$$', name: 'Second', price_usd: '0.1', market_cap_usd: 9, available_supply: 7 },
  ]

  it('are imported, are unchanged the second time, and are exported as rows that change nothing', async () => {
    const path = await fileOf('coins.ndjson', good)
    expect((await site('import', 'coins', path)).out).toContain('added 2, changed 0, unchanged 0')
    const again = await site('import', 'coins', path)
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('added 0, changed 0, unchanged 2')])
    const out = desk.pathOf('out.ndjson')
    await site('export', 'coins', out)
    expect((await site('import', 'coins', out)).out).toContain('added 0, changed 0, unchanged 2')
    const changed = await fileOf('changed.ndjson', [{ ...good[0], price_usd: 2 }])
    for (const more of [['--dry-run'], []]) {
      const { out: printed } = await site('import', 'coins', changed, ...more)
      expect(printed).toContain('added 0, changed 1, unchanged 0')
    }
  })

  it('that cannot be read are listed by line and reason, and the others are imported', async () => {
    const path = await fileOf('bad.ndjson', [
      { id: 'Not An Id', symbol: 'X', name: 'X' },
      { id: 'no-name', symbol: 'X' },
      { id: 'minus', symbol: 'X', name: 'X', price_usd: -1 },
      { id: 'later', symbol: 'X', name: 'X', last_updated: 99_999_999_999 },
      'not json',
      '[]',
      { id: 'number', symbol: 1337, name: 'Number' },
    ])
    const { code, out, error } = await site('import', 'coins', path)
    expect(code).toBe(1)
    expect(error).toContain('line 1: id not_an_id, got "Not An Id"')
    expect(error).toContain('line 2: name required')
    expect(error).toContain('line 3: price_usd not_an_amount, got "-1"')
    expect(error).toContain('line 4: last_updated not_a_date')
    expect(error).toContain('line 5: not_json')
    expect(error).toContain('line 6: not_an_object')
    expect(out).toContain('added 1, changed 0, unchanged 0, refused 6')
  })
})

describe('candles', () => {
  const header = 'time,open,high,low,close,volume'
  const hours = ['3600,1,3,1,2,10', '7200,2,2,1,1,', '14400,1,5,1,4,2.5']

  it('belong to the coin of --coin, or to the largest one with the symbol of the file name', async () => {
    const path = await fileOf('candles-$$$.csv', [header, ...hours])
    expect((await site('import', 'candles', path)).out).toContain(
      'candles: added 3, changed 0, unchanged 0, refused 0',
    )
    expect((await site('import', 'candles', path, '--coin', 'second')).out).toContain('unchanged 3')
    expect((await site('import', 'candles', path, '--coin', 'first', '--dry-run')).out).toContain('added 3')
    expect((await site('import', 'candles', path, '--coin', 'first')).out).toContain('added 3')
  })

  it('that cannot be read are listed by line and reason; of two for one time the last one is stored', async () => {
    const path = await fileOf('candles.csv', [
      header,
      ...hours,
      '18000,1,1,1,2,1',
      '18001,1,1,1,1,1',
      '21600,1,x,1,1,1',
      '25200,1,1',
      '14400,1,6,1,4,2.5',
    ])
    const { code, out, error } = await site('import', 'candles', path, '--coin', 'second')
    expect(code).toBe(1)
    expect(error).toContain('line 5: high below_a_price, got "1"')
    expect(error).toContain('line 6: time not_on_the_unit, got "18001"')
    expect(error).toContain('line 7: high not_a_number, got "x"')
    expect(error).toContain('line 8: not_a_row')
    expect(error).toContain('line 4: left out, "14400" comes again on line 9')
    expect(out).toContain('added 0, changed 1, unchanged 2, refused 4')
  })

  it.each([
    ['of no coin', 'plain.csv', [header, ...hours], [], 'Say which coin'],
    ['of an unknown coin', 'plain.csv', [header, ...hours], ['--coin', 'nope'], 'There is no coin "nope"'],
    ['without a header', 'bare.csv', hours, ['--coin', 'first'], 'has no header'],
    [
      'of an odd length',
      'odd.csv',
      [header, '0,1,1,1,1,1', '7200,1,1,1,1,1'],
      ['--coin', 'first'],
      'must be of five minutes, an hour or a day',
    ],
  ])('%s are refused with one line', async (_, name, lines, more, line) => {
    const { code, error } = await site('import', 'candles', await fileOf(name, lines), ...more)
    expect([code, error]).toEqual([1, expect.stringContaining(line)])
    expect(error.trim().split('\n')).toHaveLength(1)
  })
})
