import { describe, expect, it } from 'vitest'
import { readOffering } from './offering-rules.ts'

const now = Date.parse('2026-04-16T00:00:00Z')
const read = (row: unknown) => readOffering({ row, now })

function offeringOf(row: unknown) {
  const reading = read(row)
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading.content
}

const warningsOf = (row: unknown) => {
  const reading = read(row)
  return 'warnings' in reading ? reading.warnings.map(({ field, code }) => `${field} ${code}`) : []
}

const full = {
  item_id: 'acme-coin',
  name: 'Acme &amp; Co',
  symbol: 'ACM',
  kind: 'sto',
  excerpt: 'Anvils on a chain.',
  excerpt_ja: 'チェーン上の金床。',
  desc_en: 'First.\n\nSecond.',
  status: 1,
  ico_start: '2026-04-01',
  ico_end: '2026-05-01T12:00:00Z',
  raised_amount: { usd: 1234.5 },
  target_amount_min: { usd: '1000' },
  target_amount_max: { usd: 1e21 },
  hard_cap_text: '20,000,000 ABC',
  sold_tokens: '30000000000000000001',
  price_usd: 1.2e-11,
  accept_coins: ['eth', 'BTC', 'ETH'],
  industry: ['banking'],
  attributes: { BONUS: true },
  restricted_areas: 'USA, China',
  kyc: 'yes',
  country: 'Unknown',
  url: 'https://acme.io',
  whitepaper: 'https://acme.io/paper.pdf',
  feedback_email: 'owner@acme.io',
  created_at: '2026-01-01',
  source: 'a key that is not ours',
}

describe('an entry', () => {
  it('is read from a row, with its values cleaned', () => {
    expect(offeringOf(full)).toMatchObject({
      item_id: 'acme-coin',
      name: 'Acme & Co',
      kind: 'STO',
      excerpt_ja: 'チェーン上の金床。',
      excerpt_ko: null,
      desc_en: 'First.\n\nSecond.',
      status: 1,
      status_assumed: false,
      ico_start: '2026-04-01',
      ico_end: '2026-05-01T12:00:00.000Z',
      raised_amount: { usd: '1234.5' },
      target_amount_max: { usd: '1000000000000000000000' },
      hard_cap: '20,000,000 ABC',
      soft_cap: null,
      sold_tokens: '30000000000000000001',
      token_for_sale: null,
      initial_price: '0.000000000012 USD',
      accept_coins: ['ETH', 'BTC'],
      industry: ['Banking'],
      restricted_areas: ['USA', 'China'],
      not_us: true,
      kyc: true,
      whitelist: null,
      country: null,
      urls: { 'White paper': 'https://acme.io/paper.pdf' },
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    })
    expect(warningsOf(full)).toEqual([])
  })

  it('reads the same when it is read again, so that an export can be imported', () => {
    const entries = [offeringOf(full), offeringOf({ name: 'Acme' })]
    expect(entries.map((entry) => offeringOf(JSON.parse(JSON.stringify(entry))))).toEqual(entries)
  })

  it('needs no more than a name', () => {
    expect(offeringOf({ name: 'Café' })).toMatchObject({
      item_id: 'cafe',
      kind: null,
      status: 0,
      status_assumed: true,
      created_at: '2026-04-16T00:00:00.000Z',
    })
    expect(offeringOf({ name: '仮想通貨', symbol: 'KSO' }).item_id).toBe('kso')
    expect(offeringOf({ name: '仮想通貨', name_en: 'Virtual Money', symbol: 'KSO' }).item_id).toBe(
      'virtual-money',
    )
  })

  it('prefers the flag for US residents to the list of areas', () => {
    expect(offeringOf({ name: 'A', restricted_areas: 'USA', not_us: false }).not_us).toBe(false)
    expect(offeringOf({ name: 'A', restricted_areas: 'China' }).not_us).toBe(false)
  })

  it('prefers a written price to a number of dollars', () => {
    expect(offeringOf({ name: 'A', price_text: '1 A = 2 ETH', price_usd: 3 }).initial_price).toBe(
      '1 A = 2 ETH',
    )
  })

  it('gets a missing status from its phase or its dates', () => {
    expect(offeringOf({ name: 'A', phase: 'finished', raised_amount: { usd: 5 } }).status).toBe(2)
    expect(offeringOf({ name: 'A', ico_start: '2026-04-01', ico_end: '2026-04-30' }).status).toBe(1)
  })
})
