import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkForm } from '../../kernel/form/check-form.ts'
import { differingNames } from '../../kernel/form/merge-values.ts'
import { missingTexts } from '../../kernel/form/missing-texts.ts'
import { readOffering } from '../fields/offering-rules.ts'
import type { Offering } from '../fields/offering.ts'
import { valuesOfEntry } from './form-values.ts'
import { readNewProject, readOwnerEntry } from './owner-entry.ts'
import { newProjectForm, ownerForm } from './owner-form.ts'

const now = Date.UTC(2026, 10, 16)

function entryOf(row: object): Offering {
  const reading = readOffering({ row: { name: 'Acme', ...row }, now })
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading.content
}

const acme = entryOf({
  item_id: 'acme',
  symbol: 'ACM',
  kind: 'STO',
  status: 1,
  ico_start: '2026-11-01',
  ico_end: '2026-12-01',
  raised_amount: { usd: '5000' },
  hard_cap: '20,000,000 ACM',
  accept_coins: ['BTC'],
  attributes: { BONUS: true },
  industry: ['Energy'],
  excerpt: 'Wind.',
  excerpt_ja: '風。',
  logo: '/demo/acme.svg',
  url: 'https://acme.example',
  urls: { Slack: 'https://acme.slack.com', Telegram: 'https://t.me/acme' },
  team: [{ name: 'Aya', title: 'CEO', avatar: null, socials: ['https://x.com/aya'] }],
  bonus: [{ time: 'First week', value: '20 %' }],
  kyc: false,
  feedback_email: 'owner@acme.example',
  is_ad: true,
  product_code: 'ACM_USD',
  source: 'A list',
})

const read = (values: object, entry = acme) => readOwnerEntry({ values: { ...values }, entry, now })
const saved = (values: object, entry = acme) => {
  const result = read(values, entry)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  return result.offering
}
const faultsOf = (values: object, entry = acme) => {
  const result = read(values, entry)
  return 'faults' in result ? result.faults.map(({ path, code }) => `${path} ${code}`) : []
}

const slack = { key: 'Slack', url: 'https://a.example' }

describe('the form of an owner', () => {
  it('shows the values of the entry', () => {
    expect(valuesOfEntry(ownerForm, acme)).toMatchObject({
      name: 'Acme',
      status: '1',
      raised_amount: '5000',
      target_amount_min: null,
      attributes: ['BONUS'],
      urls: [
        { key: 'Slack', url: 'https://acme.slack.com' },
        { key: 'Telegram', url: 'https://t.me/acme' },
      ],
      excerpt_ja: '風。',
      excerpt_ko: null,
      slogan_zh: null,
      name_ja: null,
      kyc: false,
      whitelist: null,
      feedback_email: 'owner@acme.example',
    })
    expect(missingTexts(ownerForm, valuesOfEntry(ownerForm, acme)).ko).toEqual(['excerpt'])
  })

  it('has every field of an entry except those that the site maintains', () => {
    const shown = Object.keys(valuesOfEntry(ownerForm, acme))
    const kept = Object.keys(acme).filter((name) => !shown.includes(name))
    expect(kept.toSorted().join(' ')).toBe(
      'as_of coin_id created_at is_ad is_dark is_demo item_id lapsed product_code source source_url status_assumed updated_at',
    )
    expect(newProjectForm.map(({ name }) => name)).not.toContain('status')
  })

  it('makes a demo entry one of its owner', () => {
    expect(saved({ slogan: 'Ours' }, { ...acme, is_demo: true }).is_demo).toBe(false)
  })

  it('changes the sent values and nothing else', () => {
    const after = saved({
      slogan_ja: '風を電気に',
      hard_cap: '30,000,000 ACM',
      target_amount_max: '1,000,000',
      attributes: ['CODE_AVAIL'],
      urls: [
        { key: 'Discord', url: 'https://discord.gg/acme' },
        { key: '', url: null },
      ],
      team: [{ name: 'Aya' }, { name: 'Ben', socials: [''] }],
      kyc: true,
      excerpt: '',
    })
    expect(after).toEqual({
      ...acme,
      slogan_ja: '風を電気に',
      hard_cap: '30,000,000 ACM',
      target_amount_max: { usd: '1000000' },
      attributes: { BONUS: false, FOUNDER_INFO_AVAIL: false, NEW_CHAIN: false, CODE_AVAIL: true },
      urls: { Discord: 'https://discord.gg/acme' },
      team: [
        { name: 'Aya', title: null, avatar: null, socials: [] },
        { name: 'Ben', title: null, avatar: null, socials: [] },
      ],
      kyc: true,
      excerpt: null,
    })
  })

  it.each([
    [{ name: ' ' }, 'name required'],
    [{ name: 'x'.repeat(121) }, 'name too_long'],
    [{ item_id: 'other' }, 'item_id unknown'],
    [{ hidden: false }, 'hidden unknown'],
    [{ is_ad: true }, 'is_ad unknown'],
    [{ status: '4' }, 'status choice'],
    [{ hard_cap: '$5M' }, 'hard_cap cap'],
    [{ hard_cap: '0' }, 'hard_cap cap'],
    [{ logo: '/demo/other.svg' }, 'logo image'],
    [{ video: 'https://a.example/film' }, 'video video'],
    [{ ico_end: '2026-10-01' }, 'ico_end end_before_start'],
    [{ target_amount_min: '5', target_amount_max: '4' }, 'target_amount_min minimum_above_maximum'],
    [{ accept_coins: ['BTC', 'any coin'] }, 'accept_coins.1 symbol'],
    [{ industry: ['DeFi'] }, 'industry.0 choice'],
    [{ urls: [{ key: 'Slack', url: 'slack' }] }, 'urls.0.url url'],
    [{ urls: [slack, slack] }, 'urls.1.key repeated'],
    [{ team: [{ title: 'CEO' }] }, 'team.0.name required'],
    [{ feedback_email: '' }, 'feedback_email required'],
    [{ desc_zh: 'a\u0000' }, 'desc_zh characters'],
    [{ desc_zh: 'a\ud83d' }, 'desc_zh characters'],
  ])('refuses %j', (values, fault) => {
    expect(faultsOf(values)).toEqual([fault])
  })

  it('does not make an owner fix older warnings', () => {
    const crossed = entryOf({ ico_start: '2026-12-01', ico_end: '2026-11-01', logo: '/files/a.webp' })
    expect(faultsOf({ slogan: 'New' }, crossed)).toEqual([])
    expect(faultsOf({ ico_end: '2026-10-01' }, crossed)).toEqual(['ico_end end_before_start'])
  })
})

describe('the status', () => {
  it('is no longer assumed when an owner chooses it', () => {
    const assumed = entryOf({ ico_start: '2026-11-01', ico_end: '2026-12-01' })
    expect(assumed).toMatchObject({ status: 1, status_assumed: true })
    expect(saved({ status: '3' }, assumed)).toMatchObject({ status: 3, status_assumed: false })
    expect(saved({ slogan: 'New' }, assumed)).toMatchObject({ status: 1, status_assumed: true })
  })

  it('is derived again from changed dates only if it was assumed', () => {
    const assumed = entryOf({ ico_start: '2026-11-01', ico_end: '2026-12-01' })
    const later = { ico_start: '2027-01-01', ico_end: '2027-02-01' }
    expect(saved(later, assumed)).toMatchObject({ status: 0, status_assumed: true })
    expect(saved(later)).toMatchObject({ status: 1, status_assumed: false })
  })
})

describe('a new project', () => {
  const project = { name: 'Beta', url: 'https://beta.example', feedback_email: 'me@beta.example' }
  const readNew = (values: object) => readNewProject({ values: { ...project, ...values }, now })

  it('needs a name, a website and an address', () => {
    expect(readNew({})).toMatchObject({
      offering: { item_id: 'beta', status_assumed: true },
    })
    expect(readNewProject({ values: {}, now })).toEqual({
      faults: ['name', 'url', 'feedback_email'].map((path) => ({ path, code: 'required' })),
    })
  })

  it('that states its name in some languages only is called by the English one, or else by the first', () => {
    const stated = { url: 'https://sail.example', feedback_email: 'a@sail.example', symbol: 'SAIL' }
    const nameOf = (names: object) => {
      const reading = readNewProject({ values: { ...stated, ...names }, now })
      return 'faults' in reading ? reading.faults : reading.offering.name
    }
    expect(nameOf({ name_ja: '帆' })).toBe('帆')
    expect(nameOf({ name_ja: '帆', name_en: 'Sail' })).toBe('Sail')
    expect(nameOf({ name_ja: '帆', name: 'Kaze Sail' })).toBe('Kaze Sail')
  })

  it('needs a symbol, which gives its address, when its name has no Latin letter', () => {
    expect(readNew({ name: '日の出' })).toEqual({ faults: [{ path: 'symbol', code: 'required' }] })
    expect(readNew({ name: '日の出', symbol: 'HNG' })).toMatchObject({ offering: { item_id: 'hng' } })
  })

  it('cannot set its status or fields that the site maintains', () => {
    expect(readNew({ status: '2' })).toEqual({ faults: [{ path: 'status', code: 'unknown' }] })
    expect(readNew({ item_id: 'x' })).toEqual({ faults: [{ path: 'item_id', code: 'unknown' }] })
  })
})

describe('any entry', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 40 })
  const rows = fc.record(
    {
      name: line.map((text) => `A${text}`),
      symbol: line,
      slogan: line,
      slogan_ko: line,
      excerpt_en: line,
      desc: line,
      ico_start: fc.constantFrom('2026-11-01', '2026-12-24T10:00:00Z'),
      ico_end: fc.constantFrom('2026-10-01', '2027-01-01'),
      raised_amount: fc.nat().map((usd) => ({ usd })),
      target_amount_min: fc.nat(),
      soft_cap: fc.constantFrom('0', '5,000 ETH'),
      accept_coins: fc.subarray(['BTC', 'ETH', 'USDT']),
      attributes: fc.constantFrom({}, { NEW_CHAIN: true }),
      urls: fc.constantFrom({}, { Github: 'https://github.com/a', Medium: 'https://medium.com/a' }),
      team: fc.array(fc.record({ name: line.map((text) => `B${text}`), title: line }), { maxLength: 3 }),
      bonus: fc.array(fc.record({ time: line, value: line }), { maxLength: 3 }),
      kyc: fc.constantFrom(true, false, null),
      not_us: fc.constantFrom(true, false, null),
      status: fc.constantFrom(0, 1, 2, 3, null),
    },
    { requiredKeys: ['name'] },
  )

  it('stays unchanged when its form is opened and sent back', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const entry = entryOf(row)
        expect(saved(valuesOfEntry(ownerForm, entry), entry)).toEqual(entry)
      }),
    )
  })

  it('can take all values of another entry', () => {
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        const values = {
          ...valuesOfEntry(ownerForm, entryOf(one)),
          url: 'https://a.example',
          feedback_email: 'a@b.io',
        }
        const result = read(values, entryOf(other))
        const codes = 'faults' in result ? result.faults.map(({ code }) => code) : []
        const after = 'faults' in result ? values : valuesOfEntry(ownerForm, result.offering)
        expect(codes.filter((code) => code !== 'end_before_start')).toEqual([])
        // A status that is not stated is derived from the dates.
        expect(differingNames(after, values).filter((name) => name !== 'status')).toEqual([])
      }),
    )
  })

  it('is accepted by the import when the form accepts it', () => {
    const names = newProjectForm.map(({ name }) => name)
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.webUrl(),
      fc.constantFrom('5 ETH', '12', 'BTC'),
    )
    const anything = fc.oneof(texts, fc.array(texts, { maxLength: 3 }), fc.boolean(), fc.constant(null))
    const expectedCodes = new Set<string>([
      'symbol',
      'coin',
      'required',
      'end_before_start',
      'minimum_above_maximum',
    ])
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anything), (some) => {
        const all = { name: 'Beta', url: 'https://b.example', feedback_email: 'a@b.io', ...some }
        if (checkForm(newProjectForm, all).length > 0) return
        const result = readNewProject({ values: all, now })
        const codes = 'faults' in result ? result.faults.map(({ code }) => code) : []
        expect(codes.filter((code) => !expectedCodes.has(code))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
