import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, exportRow, type ExportedItem } from './market-export.ts'

const item: ExportedItem = {
  id: 'bitcoin',
  name: 'Bitcoin',
  symbol: 'BTC',
  rank: 1,
  price_usd: 80_000,
  percent_change_24h: -1.25,
  price_usd_24h_max: 81_000,
  price_usd_24h_min: null,
  '24h_volume_usd': 8_000_000,
  market_cap_usd: 1_600_000_000,
  quoted_at: '2026-04-16T01:24:00.000Z',
  source: 'demo',
  is_stale: false,
}

describe('a download', () => {
  it('has the columns of the table in the currency that is shown, and sums in bitcoin too', () => {
    const row = exportRow(item, { currency: 'JPY', rates: { JPY: 0.01, BTC: 80_000 } })
    expect(row).toMatchObject({
      currency: 'JPY',
      price: 8_000_000,
      change_24h_percent: -1.25,
      high_24h: 8_100_000,
      low_24h: null,
      volume_24h_btc: 100,
      market_cap: 160_000_000_000,
      market_cap_btc: 20_000,
    })
  })
})

describe('a line of a CSV file', () => {
  it.each([
    [['Bitcoin', 1, null, true], 'Bitcoin,1,,true\r\n'],
    [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
    [[-1.25, '-1.25'], "-1.25,'-1.25\r\n"],
    [['=1+1', '+1', '@sum', '\tx'], "'=1+1,'+1,'@sum,'\tx\r\n"],
    [['=a,"b"'], '"\'=a,""b"""\r\n'],
  ])('%j is %j', (values, line) => {
    expect(csvLine(values)).toBe(line)
  })

  it('is parsed back to the same text, and never to a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const fields = parse(csvLine(texts))
        expect(fields).toHaveLength(texts.length)
        for (const [at, field] of fields.entries()) {
          expect(field).not.toMatch(/^[=+\-@\t\r]/)
          expect([texts[at], `'${texts[at]}`]).toContain(field)
        }
      }),
    )
  })
})

function parse(line: string): string[] {
  const record = `,${line.slice(0, -2)}`
  return [...record.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}
