import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkForm } from './check-form.ts'
import { isSameValue, type Form, type FormField } from './form.ts'
import { missingTexts } from './missing-texts.ts'

const form = [
  { name: 'name', kind: 'text', limit: 5, required: true },
  { name: 'about', kind: 'lines', limit: 10, localised: true },
  { name: 'places', kind: 'number', least: 1, most: 10 },
  { name: 'day', kind: 'date' },
  { name: 'sort', kind: 'select', options: ['a', 'b'] },
  { name: 'coin', kind: 'remote', path: '/somewhere', limit: 5 },
  { name: 'fields', kind: 'choices', options: ['x', 'y'], most: 2 },
  { name: 'coins', kind: 'choices', path: '/somewhere', most: 3, limit: 4 },
  { name: 'areas', kind: 'list', of: 'text', most: 2, limit: 5 },
  {
    name: 'team',
    kind: 'groups',
    most: 2,
    uniqueField: 'name',
    fields: [
      { name: 'name', kind: 'text', limit: 5, required: true },
      { name: 'face', kind: 'image' },
      { name: 'links', kind: 'list', of: 'url', most: 2 },
    ],
  },
  { name: 'logo', kind: 'image' },
  { name: 'site', kind: 'url' },
  { name: 'film', kind: 'video' },
  { name: 'cap', kind: 'cap' },
  { name: 'raised', kind: 'amount' },
  { name: 'mail', kind: 'email' },
  { name: 'kyc', kind: 'flag' },
] as const satisfies Form

const faultsOf = (values: object, standing?: object) =>
  checkForm(form, { name: 'Acme', ...values }, { ...standing }).map(({ path, code }) => `${path} ${code}`)

describe('form values', () => {
  it.each([
    [{}],
    [{ name: '日の出計画' }],
    [{ name: '👨‍👩‍👧‍👦'.repeat(5) }],
    [{ about: 'a\nb\tc', about_ja: '財布' }],
    [{ places: 3 }],
    [{ places: '10' }],
    [{ day: '2026-11-16' }],
    [{ day: '2026-11-16T10:00' }],
    [{ day: '2026-11-16T10:00:00+09:00' }],
    [{ sort: 'b', coin: 'BTC', fields: ['x', 'y'], coins: ['BTC', 'ETH'], areas: ['USA', ''] }],
    [{ team: [{ name: 'Aya', face: '/files/a.png', links: ['https://a.example'] }, { name: 'Ben' }] }],
    [{ team: [{ name: '', face: null, links: [] }, {}] }],
    [{ logo: 'https://a.example/x', site: 'http://a.example', film: 'https://vimeo.com/5' }],
    [{ cap: '20,000,000 ABC', raised: '1,000,000.5', mail: 'me@a.example', kyc: false }],
    [{ raised: '30000000000000000000', kyc: true }],
  ])('%j are valid', (values) => {
    expect(faultsOf(values)).toEqual([])
  })

  it.each([
    [{ name: '' }, ['name required']],
    [{ name: ' \t' }, ['name required']],
    [{ name: null }, ['name required']],
    [{ name: 'Acmeee' }, ['name too_long']],
    [{ name: 5 }, ['name invalid']],
    [{ name: 'a\u0000' }, ['name characters']],
    [{ name: 'a\nb' }, ['name characters']],
    [{ name: 'a\ud83d' }, ['name characters']],
    [{ about_ja: 'あ'.repeat(11), about_ko: 'a\u001bb' }, ['about_ja too_long', 'about_ko characters']],
    [{ about_fr: 'x' }, ['about_fr unknown']],
    [{ places: 'many' }, ['places number']],
    [{ places: Number.NaN }, ['places number']],
    [{ places: 0 }, ['places least']],
    [{ places: '11' }, ['places most']],
    [{ day: '2026-02-30' }, ['day date']],
    [{ day: 'soon' }, ['day date']],
    [{ sort: 'c' }, ['sort choice']],
    [{ sort: ['a'] }, ['sort choice']],
    [{ coin: 'toolong' }, ['coin too_long']],
    [{ fields: ['x', 'z'] }, ['fields.1 choice']],
    [{ fields: 'x' }, ['fields invalid']],
    [{ coins: ['BTC', 'TOOLONG', 5] }, ['coins.1 too_long', 'coins.2 invalid']],
    [{ areas: ['a', 'b', 'c'] }, ['areas too_many']],
    [{ areas: ['a\u0000'] }, ['areas.0 characters']],
    [{ team: [{ face: 'x' }] }, ['team.0.name required', 'team.0.face image']],
    [{ team: [{ name: 'A' }, { name: 'A' }] }, ['team.1.name repeated']],
    [{ team: [{ name: 'A', links: ['a', 'https://a.example'] }] }, ['team.0.links.0 url']],
    [{ team: [{ name: 'A', boss: true }] }, ['team.0.boss unknown']],
    [{ team: ['A'] }, ['team.0 invalid']],
    [{ team: { name: 'A' } }, ['team invalid']],
    [{ team: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] }, ['team too_many']],
    [{ logo: 'x', site: 'acme.io', film: 'https://a.example' }, ['logo image', 'site url', 'film video']],
    [
      { cap: '$5M', raised: '-5', mail: 'me@', kyc: 'yes' },
      ['cap cap', 'raised amount', 'mail email', 'kyc invalid'],
    ],
    [{ hidden: true }, ['hidden unknown']],
    [
      JSON.parse('{"__proto__": 5, "constructor": 5}') as object,
      ['__proto__ unknown', 'constructor unknown'],
    ],
  ])('%j have faults with path and code', (values, faults) => {
    expect(faultsOf(values)).toEqual(faults)
  })

  it('with a fault name the limit, and for a cap the typed text', () => {
    expect(checkForm(form, { name: 'Acmeee', cap: '$5M', team: [{}, {}, {}] })).toEqual([
      { path: 'name', code: 'too_long', limit: 5 },
      { path: 'team', code: 'too_many', limit: 2 },
      { path: 'cap', code: 'cap', value: '$5M' },
    ])
  })

  it('that equal the stored ones are not checked', () => {
    const standing = { name: '', logo: '/demo/a.svg', team: [{ name: 'A', face: 'old', links: [] }] }
    expect(faultsOf({ ...standing, team: [{ face: 'old', name: 'A' }] }, standing)).toEqual([])
    expect(faultsOf({ ...standing, logo: '/demo/b.svg' }, standing)).toEqual(['logo image'])
    expect(faultsOf({ name: ' ' }, { name: 'Acme' })).toEqual(['name required'])
  })

  it('of a required localised field need one language', () => {
    const needed: Form = [{ name: 'about', kind: 'text', localised: true, required: true }]
    expect(checkForm(needed, {})).toEqual([{ path: 'about', code: 'required' }])
    expect(checkForm(needed, { about_ko: '지갑' })).toEqual([])
  })
})

describe('any input', () => {
  const names = form.map(({ name }) => name)
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.emailAddress(),
    fc.array(fc.dictionary(fc.constantFrom('name', 'face', 'links', '__proto__'), fc.jsonValue())),
  )
  const sent = fc.dictionary(fc.constantFrom(...names, 'about_ja', 'other'), anything)

  it('has at most one fault per path, each of a sent or a required value', () => {
    fc.assert(
      fc.property(sent, (values) => {
        const paths = checkForm(form, values).map(({ path }) => path)
        expect(new Set(paths).size).toBe(paths.length)
        for (const path of paths) expect([...Object.keys(values), 'name']).toContain(path.split('.')[0])
      }),
    )
  })

  it('has no faults for stored or empty values', () => {
    fc.assert(
      fc.property(sent, ({ other, ...values }) => {
        expect(checkForm(form, { ...values, other }, { name: '', ...values })).toHaveLength(1)
        expect(checkForm(form, values, { name: '', ...values })).toEqual([])
      }),
    )
    const optional: Form = form.map((field: FormField) => ({ ...field, required: false }))
    const empty = fc.dictionary(fc.constantFrom(...names), fc.constantFrom('', ' ', null, [], ['', null]))
    fc.assert(fc.property(empty, (values) => checkForm(optional, values).length === 0))
  })

  it('is equal to itself and to its copy', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(isSameValue(value, value === undefined ? value : structuredClone(value))).toBe(true)
      }),
    )
  })
})

it('missing texts are reported for fields that have a text in some language', () => {
  const values = { about: 'A wallet.', about_ja: '財布。', name: 'Acme' }
  expect(missingTexts(form, values)).toEqual({ ja: [], en: ['about'], ko: ['about'], zh: ['about'] })
  expect(missingTexts(form, { name: 'Acme' })).toEqual({ ja: [], en: [], ko: [], zh: [] })
})
