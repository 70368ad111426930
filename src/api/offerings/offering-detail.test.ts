import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ask,
  askJson,
  openOfferingsSite,
  eventually,
  seedAds,
  seedOfferings,
  visit,
} from '../../../tests/support/offerings-site.ts'
import { openTestSite, signatureFor, type TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'

type Detail = Reply<Operations['getOffering']>
type Ads = Reply<Operations['listAds']>
type Related = Reply<Operations['relatedOfferings']>

const opened = new Date('2026-04-16T08:30:00Z')
let now = opened
let site: TestSite

const acme = {
  item_id: 'acme',
  name: 'Acme &amp; Co <b>',
  status: 2,
  desc_en: 'First **line**\n\n<script>alert(1)</script>',
  ico_start: '2026-05-01',
  ico_end: '2026-04-01',
  target_amount_min: { usd: '90071992547409930001' },
  target_amount_max: { usd: 5 },
  sold_tokens: '30000000000000000001',
  token_for_sale: '30000000000000000003.5',
  team: [{ name: 'Ada', title: 'Founder', socials: ['https://ada.example/'] }],
  bonus: [{ time: 'First week', value: '20 %' }],
  urls: { Website: 'https://acme.example/' },
  feedback_email: 'owner@acme.example',
  created_at: '2026-01-01',
}
const rows = [
  acme,
  { item_id: 'bank-1', name: 'Bank 1', industry: ['Banking'], status: 3, created_at: '2026-03-05' },
  { item_id: 'bank-2', name: 'Bank 2', industry: ['Banking', 'Legal'], status: 1, created_at: '2026-03-01' },
  { item_id: 'bank-3', name: 'Bank 3', industry: ['Banking'], status: 0, created_at: '2026-03-02' },
  { item_id: 'sport', name: 'Sport', industry: ['Sports'], status: 1, created_at: '2026-04-01' },
  { item_id: 'gone', name: 'Gone', hidden: true },
]

beforeAll(async () => {
  site = await openOfferingsSite({ rows, now: () => now })
})
afterAll(() => site.close())
beforeEach(() => {
  now = opened
})

const detail = (id: string) => askJson<Detail>(site, `/api/ico/${id}`)
const counted = async (address: string, userAgent?: string) =>
  (await visit(site, { id: 'sport', address, now, ...(userAgent && { userAgent }) })).json<{
    counted: boolean
  }>().counted
const ads = async (host?: string) => (await askJson<Ads>(site, '/api/ads', { host })).items
const change = (row: object) =>
  seedOfferings({ rows: [{ ...acme, ...row }], now: new Date('2026-04-17T00:00:00Z') }, site.database)

describe('an entry', () => {
  it('has all its fields, with exact amounts and unusual dates and caps', async () => {
    expect(await detail('acme')).toMatchObject({
      name: 'Acme & Co <b>',
      ico_start: '2026-05-01',
      ico_end: '2026-04-01',
      target_amount_min: { usd: '90071992547409930001' },
      target_amount_max: { usd: '5' },
      sold_tokens: '30000000000000000001',
      token_for_sale: '30000000000000000003.5',
      team: [{ name: 'Ada', title: 'Founder', socials: ['https://ada.example/'], avatar: null }],
      bonus: [{ time: 'First week', value: '20 %' }],
      urls: { Website: 'https://acme.example/' },
      views: 0,
      changes: [],
    })
  })

  it('has sanitised texts', async () => {
    const { desc_en } = await detail('acme')
    expect(desc_en).toContain('<strong>line</strong>')
    expect(desc_en).not.toContain('<script')
  })

  it('has every change with time, source and difference, the newest first, without the address of the owner', async () => {
    await change({ slogan: 'New', feedback_email: 'new@acme.example' })
    await change({ slogan: 'Newer', symbol: 'ACM', feedback_email: 'new@acme.example' })
    await change({ slogan: 'Newer', symbol: 'ACM', feedback_email: 'newest@acme.example' })
    const shown = await detail('acme')
    const changed_at = '2026-04-17T00:00:00.000Z'
    expect(shown).toMatchObject({ created_at: '2026-01-01T00:00:00.000Z', updated_at: changed_at })
    expect(shown.changes).toEqual([
      {
        changed_at,
        source: 'import',
        difference: [
          { field: 'slogan', before: 'New', after: 'Newer' },
          { field: 'symbol', before: null, after: 'ACM' },
        ],
      },
      { changed_at, source: 'import', difference: [{ field: 'slogan', before: null, after: 'New' }] },
    ])
    expect(JSON.stringify(shown)).not.toMatch(/feedback_email|@acme\.example/)
    const kept = await site.database.query('select feedback_email from offerings where item_id = $1', [
      'acme',
    ])
    expect(kept).toEqual([{ feedback_email: 'newest@acme.example' }])
  })

  it.each(['nothing', 'gone'])('is a 404 when it does not exist or is hidden: %s', async (id) => {
    for (const path of [`/api/ico/${id}`, `/api/related-items/${id}`]) {
      expect(await ask(site, path)).toBeProblem('offering_not_found', 'en')
    }
    expect(await visit(site, { id, address: '192.0.2.1', now })).toBeProblem('offering_not_found', 'en')
  })

  it.each(['Acme', '%00', 'a--b', 'a'.repeat(81), "a'%20or%20'1"])(
    'is a 400 with the invalid id %s',
    async (id) => {
      expect(await ask(site, `/api/ico/${id}`)).toBeProblem('invalid_input', 'en')
    },
  )

  it('has related offerings of its industries, open ones first, then the newest of all', async () => {
    const { items } = await askJson<Related>(site, '/api/related-items/bank-1')
    expect(items.map(({ item_id }) => item_id)).toEqual(['bank-3', 'bank-2', 'sport', 'acme'])
  })
})

describe('a visit', () => {
  it('counts once per visitor and hour', async () => {
    expect(await counted('192.0.2.1')).toBe(true)
    expect(await counted('192.0.2.1')).toBe(false)
    expect(await counted('192.0.2.1', 'another browser')).toBe(true)
    expect(await counted('192.0.2.2')).toBe(true)
    now = new Date(opened.getTime() + 29 * 60_000)
    expect(await counted('192.0.2.2')).toBe(false)
    now = new Date(opened.getTime() + 30 * 60_000)
    expect(await counted('192.0.2.2')).toBe(true)
    expect((await detail('sport')).views).toBe(4)
  })

  it('from another address in the same IPv6 network counts as the same visitor', async () => {
    now = new Date('2026-04-16T18:00:00Z')
    const from = async (address: string) =>
      (await visit(site, { id: 'bank-2', address, now })).json<{ counted: boolean }>().counted
    expect(await from('2001:db8:1:2::1')).toBe(true)
    expect(await from('2001:db8:1:2:ffff::2')).toBe(false)
    expect(await from('2001:db8:1:3::1')).toBe(true)
  })

  it('counts each of many simultaneous visitors', async () => {
    now = new Date('2026-04-16T12:00:00Z')
    const visits = Array.from({ length: 30 }, (_, n) =>
      visit(site, { id: 'bank-1', address: `192.0.2.${n % 10}`, now }),
    )
    const answers = await Promise.all(visits)
    expect(answers.filter((answer) => answer.json<{ counted: boolean }>().counted)).toHaveLength(10)
    expect((await detail('bank-1')).views).toBe(10)
  })

  it('is known to other instances, without an address in the database', async () => {
    const shared = { ...site.database, close: async () => {} }
    const other = await openTestSite({ environment: { DEMO: '0' }, now: () => now, database: shared })
    expect((await askJson<Detail>(other, '/api/ico/sport')).views).toBe(4)
    await other.close()
    const [kept] = await site.database.query<{ visitor: Uint8Array }>(
      'select visitor from offering_visits limit 1',
    )
    expect(kept?.visitor).toHaveLength(32)
  })

  it('is counted for a POST with the JSON content type and no body', async () => {
    const timestamp = Math.floor(now.getTime() / 1000)
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/view/sport',
      headers: {
        host: 'en.localhost',
        'content-type': 'application/json; charset=utf-8',
        'x-signature': signatureFor({ path: '/api/view/sport', timestamp }),
      },
      remoteAddress: '192.0.2.99',
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { counted: true }])
  })

  it('is refused without a signature', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/view/sport',
      headers: { host: 'en.localhost' },
    })
    expect(answer).toBeProblem('signature_invalid', 'en')
  })
})

describe('advertisements', () => {
  const ad = { payer: 'Payer Ltd', starts_at: '2026-04-01', ends_at: '2026-05-01T00:00:00Z' }
  const card = { name: 'Wallet', slogan: 'Safe', slogan_ja: '安全', url: 'https://wallet.example/' }

  beforeAll(async () => {
    await seedAds(
      [
        { ...ad, ad_id: 'third', card, place: 3 },
        { ...ad, ad_id: 'first', item_id: 'sport', place: 1 },
        { ...ad, ad_id: 'second', item_id: 'bank-1', card: { slogan: 'Our own words' }, place: 2 },
        { ...ad, ad_id: 'over', card, ends_at: '2026-04-16T08:30:00Z' },
        { ...ad, ad_id: 'not-yet', card, starts_at: '2026-04-16T08:31:00Z' },
        { ...ad, ad_id: 'of-a-hidden-one', item_id: 'gone' },
      ],
      site.database,
    )
    await eventually(
      () => ads(),
      (found) => found.length > 0,
    )
  })

  it('are the running ones, in order, each with payer and end', async () => {
    expect((await ads()).map(({ ad_id, is_ad, payer, until }) => ({ ad_id, is_ad, payer, until }))).toEqual(
      ['first', 'second', 'third'].map((ad_id) => ({
        ad_id,
        is_ad: true,
        payer: 'Payer Ltd',
        until: '2026-05-01T00:00:00.000Z',
      })),
    )
  })

  it('show an entry of the site or their own texts, in the language of the reader', async () => {
    const [first, second, third] = await ads()
    expect(first).toMatchObject({ item_id: 'sport', name: 'Sport', href: '/ico/sport' })
    expect(second).toMatchObject({ item_id: 'bank-1', name: 'Bank 1', slogan: 'Our own words' })
    expect(third).toMatchObject({ name: 'Wallet', slogan: 'Safe', href: 'https://wallet.example/' })
    const [, , inJapanese] = await ads('www.localhost')
    expect(inJapanese).toMatchObject({ slogan: '安全' })
  })

  it('begin and end on time, and do not change the order of results', async () => {
    now = new Date('2026-04-16T08:31:00Z')
    expect((await ads()).map(({ ad_id }) => ad_id)).toEqual(['not-yet', 'first', 'second', 'third'])
    now = new Date('2026-05-01T00:00:00Z')
    expect(await ads()).toEqual([])
    const { items } = await askJson<Related>(site, '/api/search')
    expect(items[0]?.item_id).toBe('sport')
  })
})
