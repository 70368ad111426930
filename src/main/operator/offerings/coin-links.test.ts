import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfferings } from '../../../../tests/support/offerings-site.ts'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import { seedContent } from '../../../../tests/support/seed-content.ts'
import { coinsTransfer } from '../../../api/market/coins.transfer.ts'

let desk: OperatorDesk

const coins = [
  { id: 'xrp', symbol: 'XRP', name: 'XRP', price_usd: 2 },
  { id: 'acme', symbol: 'ACM', name: 'Acme', price_usd: 1 },
]
const sales = [
  { item_id: 'xrp20', name: 'XRP20', symbol: 'XRP' },
  { item_id: 'acme-sale', name: 'Acme', symbol: 'ACM' },
  { item_id: 'acme-owned', name: 'Acme Token', symbol: 'ACM', coin_claim: 'acme' },
  { item_id: 'other', name: 'Other', symbol: 'OTH' },
]

beforeAll(async () => {
  desk = await openOperatorDesk()
  await desk.withDatabase(async (database) => {
    await seedContent(coinsTransfer, { rows: coins, now: new Date() }, database)
    await seedOfferings({ rows: sales, now: new Date() }, database)
  })
})
afterAll(() => desk.close())

const coinOf = (itemId: string) =>
  desk.withDatabase(async ({ query }) => {
    const [row] = await query<{ coin_id: string | null; coin_claim: string | null }>(
      "select entry ->> 'coin_id' as coin_id, coin_claim from offerings where item_id = $1",
      [itemId],
    )
    return [row?.coin_id, row?.coin_claim]
  })
const exported = async (itemId: string) => {
  const rows = (await desk.site('export', 'offerings')).out.trim().split('\n')
  return rows.find((row) => row.includes(`"item_id":"${itemId}"`)) ?? ''
}

describe('coin-links', () => {
  it('list names every pair with the decision and its reasons, and counts them', async () => {
    expect(await desk.stated('coin-links', 'list')).toBe(
      `acme-owned  ACM  Acme Token  ->  acme  ACM  Acme  claimed  same_symbol + similar_name
acme-sale  ACM  Acme  ->  acme  ACM  Acme  likely  same_symbol + same_name
xrp20  XRP  XRP20  ->  xrp  XRP  XRP  unlikely  same_symbol
     1  claimed: same_symbol + similar_name
     1  likely: same_symbol + same_name
     1  unlikely: same_symbol
3 pairs; only linked ones are shown on the site
`,
    )
    const rows = await desk.stated('coin-links', 'list', '--decision', 'likely', '--json')
    expect(
      rows
        .trim()
        .split('\n')
        .map((row) => JSON.parse(row) as unknown),
    ).toEqual([
      {
        item_id: 'acme-sale',
        name: 'Acme',
        symbol: 'ACM',
        coin: { id: 'acme', symbol: 'ACM', name: 'Acme' },
        decision: 'likely',
        reasons: ['same_symbol', 'same_name'],
      },
    ])
  })

  it('set, clear and undo change the coin of a sale, and show lists the decisions', async () => {
    expect(await coinOf('acme-sale')).toEqual([null, null])
    expect(
      await desk.stated('coin-links', 'set', 'acme-sale', '--coin', 'acme', '--reason', 'asked them'),
    ).toBe('acme-sale is linked to acme.\n')
    expect(await coinOf('acme-sale')).toEqual(['acme', 'acme'])
    await desk.stated('coin-links', 'clear', 'acme-sale')
    expect(await coinOf('acme-sale')).toEqual([null, null])
    expect(await desk.stated('coin-links', 'undo', 'acme-sale')).toBe(
      'Taken back. acme-sale is linked to acme.\n',
    )
    expect(await coinOf('acme-sale')).toEqual(['acme', 'acme'])
    const shown = await desk.stated('coin-links', 'show', 'acme-sale')
    expect(shown).toContain('coin: acme\n')
    expect(shown).toMatch(/acme -> none {2}taken back/)
    expect(shown).toContain('none -> acme  asked them')
    expect(await desk.stated('coin-links', 'undo', 'acme-sale')).toBe(
      'Taken back. acme-sale is linked to no coin.\n',
    )
    expect((await desk.site('coin-links', 'undo', 'acme-sale')).error).toBe(
      'There is no decision about acme-sale to undo.\n',
    )
  })

  it('approve and refuse settle what the owner says, and both can be undone', async () => {
    expect(await coinOf('acme-owned')).toEqual([null, 'acme'])
    await desk.stated('coin-links', 'refuse', 'acme-owned', '--reason', 'a copy')
    expect(await coinOf('acme-owned')).toEqual([null, null])
    await desk.stated('coin-links', 'undo', 'acme-owned')
    expect(await coinOf('acme-owned')).toEqual([null, 'acme'])
    await desk.stated('coin-links', 'approve', 'acme-owned')
    expect(await coinOf('acme-owned')).toEqual(['acme', 'acme'])
    await desk.stated('coin-links', 'undo', 'acme-owned')
    expect(await coinOf('acme-owned')).toEqual([null, 'acme'])
  })

  it.each([
    [['set', 'other', '--coin', 'nothing'], 1, 'There is no coin nothing in the market.\n'],
    [['set', 'gone', '--coin', 'acme'], 1, 'There is no entry gone.\n'],
    [['show', 'gone'], 1, 'There is no entry gone.\n'],
    [['approve', 'other'], 1, 'No claim about the coin of other waits.\n'],
    [['undo', 'other'], 1, 'There is no decision about other to undo.\n'],
    [['set', 'other', '--coin', 'A B'], 2, 'Say the id of a coin with --coin, such as bitcoin.\n'],
    [['set', 'A B', '--coin', 'acme'], 2, 'Say the id of an entry, such as hinode-grid.\n'],
  ])('%j is refused with the reason', async (words, code, reason) => {
    const ran = await desk.site('coin-links', ...words)
    expect([ran.code, ran.out]).toEqual([code, ''])
    expect(ran.error).toContain(reason)
  })

  it('undo does not overwrite what has changed since', async () => {
    await desk.stated('coin-links', 'set', 'other', '--coin', 'acme')
    const row = { item_id: 'other', name: 'Other', symbol: 'OTH', coin_id: 'xrp' }
    await desk.stated('import', 'offerings', await desk.fileOf('changed.ndjson', [row]))
    expect((await desk.site('coin-links', 'undo', 'other')).error).toBe(
      'The coin of other has changed since that decision; use set or clear.\n',
    )
    expect(await coinOf('other')).toEqual(['xrp', 'xrp'])
    await desk.stated('coin-links', 'clear', 'other')
  })
})

describe('an import', () => {
  it('keeps the coin of a row that states none, and empties it for null', async () => {
    await desk.stated('coin-links', 'set', 'acme-sale', '--coin', 'acme')
    const row = { item_id: 'acme-sale', name: 'Acme', symbol: 'ACM', slogan: 'New' }
    await desk.stated('import', 'offerings', await desk.fileOf('kept.ndjson', [row]))
    expect(await coinOf('acme-sale')).toEqual(['acme', 'acme'])
    expect(await exported('acme-sale')).toContain('"coin_id":"acme"')
    await desk.stated('import', 'offerings', await desk.fileOf('emptied.ndjson', [{ ...row, coin_id: null }]))
    expect(await coinOf('acme-sale')).toEqual([null, null])
  })

  it.each([[['--dry-run']], [[]]])(
    'refuses a row with an unknown coin, and no other row %j',
    async (options) => {
      const path = await desk.fileOf('unknown.ndjson', [
        { item_id: 'good', name: 'Good', coin_id: 'acme' },
        { item_id: 'bad', name: 'Bad', coin_id: 'nothing' },
        { item_id: 'worse', name: 'Worse', coin_id: 'not an id' },
      ])
      const ran = await desk.site('import', 'offerings', path, ...options)
      expect(ran.code).toBe(1)
      expect(ran.error + ran.out).toContain('line 2: coin_id no_such_coin, got "nothing"')
      expect(ran.error + ran.out).toContain('line 3: coin_id not_a_coin, got "not an id"')
      expect(ran.error + ran.out).toContain('added 1, changed 0, unchanged 0, refused 2')
    },
  )
})
