import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson } from '../../../../tests/support/offerings-site.ts'
import { keyOf, openOwnerSite, ownerCalls } from '../../../../tests/support/owner-site.ts'
import { seedContent } from '../../../../tests/support/seed-content.ts'
import type { TestSite } from '../../../../tests/support/test-site.ts'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { eventsTransfer } from '../../events/events.transfer.ts'
import { setCoin, settleClaim } from './coin-links.ts'

const now = new Date()
// `bitcoin` and `tegami` are coins of the demo market, which the site has.
const rows = [
  { item_id: 'bitcoin20', name: 'Bitcoin20', symbol: 'BTC', url: 'https://bitcoin20.example' },
  {
    item_id: 'tegami-sale',
    name: 'Tegami',
    name_en: 'Tegami Letters',
    symbol: 'TGM',
    url: 'https://tegami.example',
  },
].map((row) => ({ ...row, feedback_email: `owner@${row.item_id}.example` }))
let site: TestSite
let calls: ReturnType<typeof ownerCalls>
beforeAll(async () => {
  site = await openOwnerSite({ rows, now: () => now })
  calls = ownerCalls(site, () => now)
})
afterAll(() => site.close())

const salesOf = async (coinId: string) => {
  const { items } = await askJson<Reply<Operations['listCoinOfferings']>>(
    site,
    `/api/coin-offerings/${coinId}`,
  )
  return items.map(({ item_id, coin_id }) => [item_id, coin_id])
}
const coinOf = async (itemId: string) =>
  (await askJson<{ coin_id: string | null }>(site, `/api/ico/${itemId}`)).coin_id
const claim = async (itemId: string, coinId: string | null) => {
  const key = await keyOf(site, itemId)
  const { version } = (await calls.get('/api/owner/', key)).json<{ version: string }>()
  return calls.post('/api/owner/', { version, values: { coin_claim: coinId } }, { authorization: key })
}
const decide = { reason: null, now }

describe('a sale and a coin', () => {
  it('do not belong together by their symbol or name', async () => {
    expect([await coinOf('bitcoin20'), await coinOf('tegami-sale')]).toEqual([null, null])
    expect([await salesOf('bitcoin'), await salesOf('tegami'), await salesOf('nothing')]).toEqual([
      [],
      [],
      [],
    ])
  })

  it('belong together once the operator says so, in both directions, and no longer after that', async () => {
    await setCoin({ ...decide, itemId: 'tegami-sale', coinId: 'tegami' }, site.database)
    expect([await coinOf('tegami-sale'), await salesOf('tegami')]).toEqual([
      'tegami',
      [['tegami-sale', 'tegami']],
    ])
    await setCoin({ ...decide, itemId: 'tegami-sale', coinId: null }, site.database)
    expect([await coinOf('tegami-sale'), await salesOf('tegami')]).toEqual([null, []])
  })

  it('share events only then: a symbol does not lead from an event to a sale', async () => {
    const event = { event_id: 'btc-day', token: 'BTC', title: 'BTC day', start: '2026-12-01' }
    await seedContent(eventsTransfer, { rows: [event], now }, site.database)
    const saleOfEvent = async () =>
      (
        await askJson<{ offering: { item_id: string; name: string } | null }>(
          site,
          '/api/events/item/btc-day',
        )
      ).offering
    expect(await saleOfEvent()).toBe(null)
    await setCoin({ ...decide, itemId: 'tegami-sale', coinId: 'bitcoin' }, site.database)
    expect(await saleOfEvent()).toMatchObject({ item_id: 'tegami-sale', name: 'Tegami Letters' })
    await setCoin({ ...decide, itemId: 'tegami-sale', coinId: null }, site.database)
  })

  it('are candidates for the owner of the sale, with reasons', async () => {
    const list = async (itemId: string) =>
      (await calls.get('/api/owner/coin-candidates', await keyOf(site, itemId))).json<
        Reply<Operations['listCoinCandidates']>
      >().items
    expect(await list('bitcoin20')).toEqual([
      {
        coin: { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' },
        reasons: ['same_symbol'],
        decision: 'unlikely',
      },
    ])
    expect(await list('tegami-sale')).toEqual([
      {
        coin: { id: 'tegami', symbol: 'TGM', name: 'Tegami' },
        reasons: ['same_symbol', 'same_name'],
        decision: 'likely',
      },
    ])
    expect((await calls.get('/api/owner/coin-candidates')).statusCode).toBe(401)
  })
})

describe('what an owner says about the coin', () => {
  it('is not public before the operator has confirmed it', async () => {
    expect((await claim('bitcoin20', 'bitcoin')).statusCode).toBe(200)
    expect([await coinOf('bitcoin20'), await salesOf('bitcoin')]).toEqual([null, []])
    const detail = await askJson<object>(site, '/api/ico/bitcoin20')
    expect(JSON.stringify(detail)).not.toContain('coin_claim')
    await settleClaim({ ...decide, itemId: 'bitcoin20', approve: true }, site.database)
    expect([await coinOf('bitcoin20'), await salesOf('bitcoin')]).toEqual([
      'bitcoin',
      [['bitcoin20', 'bitcoin']],
    ])
  })

  it('does not remove a confirmed coin by itself', async () => {
    expect((await claim('bitcoin20', null)).statusCode).toBe(200)
    expect(await coinOf('bitcoin20')).toBe('bitcoin')
    await settleClaim({ ...decide, itemId: 'bitcoin20', approve: true }, site.database)
    expect(await coinOf('bitcoin20')).toBe(null)
  })

  it.each(['nothing', 'Not an id', 'x'.repeat(101)])('is refused for %j', async (coinId) => {
    const answer = await claim('tegami-sale', coinId)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('values.coin_claim')
  })
})
