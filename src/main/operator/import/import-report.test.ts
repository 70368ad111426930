import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())

const importRows = async (kind: string, rows: readonly object[], ...options: string[]) =>
  desk.site('import', kind, await desk.fileOf(`${kind}.ndjson`, rows), ...options)

const names = { ja: '年額', en: 'Yearly', ko: '연간', zh: '每年' }

describe('a dry run', () => {
  it('lists the differences by row and field, and writes nothing', async () => {
    const sale = { item_id: 'acme', name: 'Acme', status: 1, accept_coins: ['BTC'], updated_at: '2026-01-01' }
    await importRows('offerings', [sale])
    const rows = [
      { item_id: 'acme', name: 'Acme Week', accept_coins: [], kyc: true },
      { name: 'Other', status: 1 },
    ]
    const { code, out, error } = await importRows('offerings', rows, '--dry-run')
    expect([code, error]).toEqual([0, ''])
    expect(out).toContain(`line 1: "acme"
  name: "Acme" → "Acme Week"
  kyc: null → true
  accept_coins: ["BTC"] → []
line 2: "other" is new
Dry run: nothing was written.`)
    expect((await desk.site('export', 'offerings')).out).not.toContain('Acme Week')
  })

  it('names the key of an object that changes, and says of an entry that is equal nothing', async () => {
    const plan = { plan_id: 'yearly', interval: 'year', names, prices: { JPY: 5800, USD: 4000 } }
    const other = { ...plan, plan_id: 'monthly' }
    await importRows('plans', [plan, other])
    const rows = [{ plan_id: 'yearly', prices: { JPY: 6000, USD: null } }, other]
    const { out } = await importRows('plans', rows, '--dry-run')
    expect(out).toContain('line 1: "yearly"\n  prices.JPY: 5800 → 6000\n  prices.USD: 4000 → null\nDry run')
  })

  it('shows the part of a long text that differs, and no mark that commands a terminal', async () => {
    const page = { page_id: 'terms', language: 'en', title: 'Terms', description: 'All' }
    const text = 'A long text. '.repeat(40)
    await importRows('pages', [{ ...page, markdown: `${text}The old end of it, and more after it.` }])
    const row = { ...page, markdown: `${text}The new \u009B31m end of it, and more after it.` }
    const { out } = await importRows('pages', [row], '--dry-run')
    expect(out).toContain(
      '  markdown: …long text. The old end of it, and more after it." → …long text. The new \\u{9b}31m end',
    )
  })

  it('lists the first hundred rows that change and counts the others; --all lists all', async () => {
    const rows = Array.from({ length: 103 }, (_, n) => ({ id: `coin-${n}`, symbol: 'C', name: 'Coin' }))
    const { out } = await importRows('coins', rows, '--dry-run')
    expect(out.match(/ is new$/gm)).toHaveLength(100)
    expect(out).toContain('103 rows are new or changed (3 of them not listed; --all lists them).')
    const all = await importRows('coins', rows, '--dry-run', '--all')
    expect(all.out.match(/ is new$/gm)).toHaveLength(103)
    expect(all.out).not.toContain('not listed')
  })
})

describe('a row that is imported with a warning', () => {
  const sale = { name: 'Acme', status: 1, ico_start: '2026-02-01', ico_end: '2026-01-01' }

  it('is listed with its line, field and reason', async () => {
    const rows = [{ ...sale, industry: ['Finance', 'Unknown\u0007'] }]
    const { code, out, error } = await importRows('offerings', rows)
    expect(code).toBe(0)
    expect(error).toContain('line 1: warning: industry.1 unknown_industry, got "Unknown\\u0007"')
    expect(error).toContain('line 1: warning: ico_end end_before_start, got "2026-01-01"')
    expect(out).toContain('2 x industry: unknown_industry')
  })

  it('is not listed for a value that it does not state', async () => {
    await importRows('offerings', [{ ...sale, item_id: 'quiet' }])
    expect((await importRows('offerings', [{ item_id: 'quiet', name: 'Q' }])).error).toBe('')
  })

  it('is listed for the first twenty of a kind, and the others are counted; --all lists all', async () => {
    const rows = Array.from({ length: 25 }, (_, n) => ({ ...sale, item_id: `sale-${n}` }))
    const { out, error } = await importRows('offerings', rows)
    expect(error.match(/warning: ico_end/g)).toHaveLength(20)
    expect(out).toContain('25 x ico_end: end_before_start (5 of them not listed; --all lists them)')
    expect((await importRows('offerings', rows, '--all')).error.match(/warning: ico_end/g)).toHaveLength(25)
  })
})
