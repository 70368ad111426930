import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultLimit } from './field-types.ts'
import { fields as declared } from './fields.ts'
import { readOffering } from './offering-rules.ts'

const now = Date.parse('2026-04-16T00:00:00Z')
const read = (row: unknown) => readOffering({ row, now })

const faultsOf = (row: unknown) => {
  const reading = read(row)
  return 'errors' in reading ? reading.errors.map(({ field, code }) => `${field} ${code}`) : []
}

const warningsOf = (row: unknown) => {
  const reading = read(row)
  return 'warnings' in reading ? reading.warnings.map(({ field, code }) => `${field} ${code}`) : []
}

const bare = read({ name: 'Acme' })
const fields = 'content' in bare ? Object.keys(bare.content) : []
const otherNames = [
  'phase',
  'price_usd',
  'price_text',
  'whitepaper',
  'links',
  'hard_cap_text',
  'soft_cap_text',
]

describe('a row', () => {
  it('is refused with an error for each invalid field', () => {
    const row = {
      item_id: 'Acme Coin',
      kind: 'IDO',
      status: 4,
      url: 'ftp://acme.io',
      ico_start: 'soon',
      raised_amount: { usd: -1 },
      feedback_email: 'nobody',
      created_at: 'once',
      excerpt_zh: ['a'],
      is_ad: 'maybe',
    }
    expect(faultsOf(row).sort()).toEqual([
      'created_at not_a_date',
      'excerpt_zh not_a_text',
      'feedback_email not_an_email',
      'ico_start not_a_date',
      'is_ad not_a_flag',
      'item_id not_an_id',
      'kind not_a_kind',
      'name required',
      'raised_amount not_an_amount',
      'status not_a_status',
      'url not_a_url',
    ])
  })

  it('is accepted with warnings about assumed, cut and doubtful values', () => {
    const row = {
      name: 'a'.repeat(defaultLimit + 1),
      excerpt: 'b'.repeat(declared.excerpt.limit + 1),
      ico_start: '2026-05-01',
      ico_end: '2026-04-01',
      target_amount_min: { usd: 5 },
      target_amount_max: { usd: 4 },
    }
    expect(warningsOf(row).sort()).toEqual([
      'excerpt cut',
      'ico_end end_before_start',
      'name cut',
      'status assumed',
      'target_amount_min minimum_above_maximum',
    ])
    expect(read(row)).toMatchObject({ content: { item_id: 'a'.repeat(80) } })
  })

  it('repeats the beginning of an invalid value in its error', () => {
    const reading = read({ name: 'A', url: `ftp://${'a'.repeat(1000)}` })
    expect(reading).toEqual({
      errors: [{ field: 'url', code: 'not_a_url', got: `ftp://${'a'.repeat(93)}…` }],
    })
  })

  it('needs an id when its name and symbol have no Latin letter', () => {
    expect(faultsOf({ name: '仮想通貨' })).toEqual(['item_id required'])
  })

  it.each([null, undefined, 5, 'row', []])('%j is not a row', (row) => {
    expect(faultsOf(row)).toEqual([' not_an_object'])
  })

  it('is read or refused, whatever its JSON, and an accepted one reads the same again', () => {
    const values = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double())
    const rows = fc.dictionary(fc.constantFrom(...fields, ...otherNames), values, { maxKeys: 3 })
    fc.assert(
      fc.property(rows, (row) => {
        const reading = read({ name: 'Acme', ...row })
        const entry = 'content' in reading ? reading.content : undefined
        const isRefused = 'errors' in reading && reading.errors.length > 0
        expect(entry === undefined).toBe(isRefused)
        expect(read(entry ?? row)).toMatchObject(entry === undefined ? {} : { content: entry })
      }),
      { numRuns: 500 },
    )
  })
})
