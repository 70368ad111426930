import { readFile, stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../tests/support/operator-desk.ts'
import { openEmptyDatabase } from '../../tests/support/test-database.ts'

type Rows = readonly object[]

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk(openEmptyDatabase)
})
afterAll(() => desk.close())

const site = (...input: string[]) => desk.site(...input)
const fileOf = (name: string, lines: readonly (string | object)[]) => desk.fileOf(name, lines)
const rowsIn = (text: string): Rows =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as object)

const acme = {
  item_id: 'acme',
  name: 'Acme',
  status: 3,
  ico_start: '2026-04-01',
  raised_amount: { usd: '12.50' },
  excerpt_ja: 'チェーン上の金床',
  feedback_email: 'owner@acme.example',
  created_at: '2026-01-05T00:00:00Z',
}

/** The tests are one story on one database. */
describe('npm run site --', () => {
  it('a dry run does not migrate an old database', async () => {
    const { code, out, error } = await site(
      'import',
      'offerings',
      await fileOf('one.ndjson', [acme]),
      '--dry-run',
    )
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(error).toMatch(
      /^The database lacks the migrations 0001_pages\.sql, .* a dry run does not apply them\./,
    )
  })

  it('import lists bad rows by line and reason, stores the good ones, and exits with 1', async () => {
    const path = await fileOf('mixed.ndjson', [
      '\uFEFF' + JSON.stringify(acme),
      '',
      { item_id: 'bad', name: 'Bad', url: 'ftp://bad.example', ico_start: 'soon' },
      '{"name": "Half',
      '[1, 2]',
      { name: 'Escape', kind: '\u001B[31mred' },
      { name: 'Two\u0000 \uD800halves', sold_tokens: 5 },
      `{"name": "Long", "desc": "${'x'.repeat(4_000_001)}"}`,
      '{"name": "Exact", "token_for_sale": 30000000000000000001}',
    ])
    const { code, out, error } = await site('import', 'offerings', path)
    expect(code).toBe(1)
    const [first = '', ...others] = error.split('\n')
    expect(first.slice('line 3: '.length).split('; ').sort()).toEqual([
      'ico_start not_a_date, got "soon"',
      'url not_a_url, got "ftp://bad.example"',
    ])
    expect(others).toEqual([
      'line 4: not_json, got "{\\"name\\": \\"Half"',
      'line 5: not_an_object, got "[1,2]"',
      'line 6: kind not_a_kind, got "\\u001b[31mred"',
      'line 7: warning: status assumed, got "0"',
      'line 8: too_long',
      'line 9: warning: status assumed, got "0"',
      '',
    ])
    expect(out).toMatch(/^offerings: added 3, changed 0, unchanged 0, refused 5 \(8 rows, /m)
    expect(out).toMatch(/^ +2 x status: assumed$/m)
  })

  it('a second import of the same file changes nothing, and prints that', async () => {
    const { code, out } = await site('import', 'offerings', await fileOf('same.ndjson', [acme]))
    expect(code).toBe(0)
    expect(out).toMatch(/^Nothing to change.*\nofferings: added 0, changed 0, unchanged 1, refused 0 /m)
  })

  it('import stores the last good row of an id, and reports the others', async () => {
    const rows = [
      { ...acme, slogan: 'First' },
      { name: 'Between' },
      { ...acme, slogan: 'Last', created_at: '2026-02-01' },
      { ...acme, slogan: 'Bad', url: 'nowhere' },
    ]
    const path = await fileOf('repeated.ndjson', rows)
    const { code, out, error } = await site('import', 'offerings', path)
    expect(code).toBe(1)
    expect(error).toMatch(
      /^line 1: left out, "acme" comes again on line 3\n(?:line 2: warning.*\n)line 4: url not_a_url/,
    )
    expect(out).toMatch(/added 1, changed 1, unchanged 0, refused 1, repeated 1 /)
    expect((await site('import', 'offerings', path)).out).toMatch(
      /added 0, changed 0, unchanged 2, refused 1/,
    )
  })

  it('export writes every row ordered by id, and importing them changes nothing', async () => {
    const path = desk.pathOf('all.ndjson')
    const { code, error } = await site('export', 'offerings', path)
    expect({ code, error }).toEqual({ code: 0, error: 'offerings: 4 rows written\n' })
    const written = await readFile(path, 'utf8')
    expect(rowsIn(written)).toMatchObject([
      {
        item_id: 'acme',
        slogan: 'Last',
        raised_amount: { usd: '12.5' },
        feedback_email: 'owner@acme.example',
        created_at: '2026-01-05T00:00:00.000Z',
      },
      { item_id: 'between' },
      { item_id: 'exact', token_for_sale: '30000000000000000001' },
      { item_id: 'two-halves', name: 'Two halves', status_pinned: false, hidden: false },
    ])
    expect((await stat(path)).mode & 0o077).toBe(0)

    const elsewhere = await openOperatorDesk(openEmptyDatabase)
    expect((await elsewhere.site('import', 'offerings', path)).out).toMatch(/added 4, changed 0, /)
    expect((await elsewhere.site('export', 'offerings')).out).toBe(written)
    await elsewhere.close()
  })

  it('a dry run counts new, changed and unchanged rows', async () => {
    const path = await fileOf('dry.ndjson', [
      { ...acme, slogan: 'Dry' },
      { name: 'Between' },
      { name: 'New' },
    ])
    const { code, out } = await site('import', 'offerings', path, '--dry-run')
    expect(code).toBe(0)
    expect(out).toMatch(/added 1, changed 1, unchanged 1, refused 0/)
    expect((await site('export', 'offerings')).out).toBe(await readFile(desk.pathOf('all.ndjson'), 'utf8'))
  })

  it('advertisements and pages are imported and exported the same way', async () => {
    const ad = {
      ad_id: 'first',
      item_id: 'acme',
      card: { slogan: 'Buy' },
      payer: 'Acme Ltd',
      starts_at: '2026-04-01T00:00:00.000Z',
      ends_at: '2026-05-01T00:00:00.000Z',
      place: 2,
    }
    const ads = await fileOf('ads.ndjson', [
      ad,
      { ...ad, ad_id: 'second', item_id: 'nobody' },
      { ...ad, ad_id: 'third', ends_at: '2026-03-01' },
      { ...ad, ad_id: 'fourth', item_id: null, card: {} },
    ])
    const imported = await site('import', 'ads', ads)
    expect(imported).toMatchObject({
      code: 1,
      out: expect.stringMatching(/added 1, changed 0, .* refused 3 /),
    })
    expect(imported.error).toMatch(
      /^line 2: refused_by_database, got "Key \(item_id\)=\(nobody\) is not present/m,
    )
    expect(imported.error).toMatch(/^line 3: ends_at end_before_start/m)
    expect(imported.error).toMatch(/^line 4: card.url required; card.name required/m)
    const exported = await site('export', 'ads')
    expect(rowsIn(exported.out)).toEqual([{ ...ad, is_demo: false }])

    const page = { page_id: 'about', language: 'ja', title: '概要', description: '説明', markdown: '# 概要' }
    const pages = await fileOf('pages.ndjson', [
      page,
      { ...page, language: 'xx' },
      { ...page, page_id: 'About Us', title: '' },
    ])
    const paged = await site('import', 'pages', pages)
    expect(paged.out).toMatch(/added 1, changed 0, unchanged 0, refused 2 /)
    expect(paged.error).toBe(
      'line 2: language not_a_language, got "xx"\n' +
        'line 3: page_id not_an_id, got "About Us"; title required\n',
    )
    expect(rowsIn((await site('export', 'pages')).out)).toEqual([
      { ...page, updated_at: expect.stringMatching(/^20\d\d-/) },
    ])
  })
})
