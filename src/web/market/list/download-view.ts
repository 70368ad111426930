import type { Client } from '../../../contract/calls/client.ts'
import type { Currency } from '../../../domain/kernel/money/currency.ts'
import type { MarketView } from '../../../domain/market/list/market-address.ts'
import { csvLine, exportRow, type ExportedRow } from '../../../domain/market/list/market-export.ts'
import { marketPageSize } from '../../../domain/market/list/market-query.ts'
import { writableIn, type Rates } from '../../../domain/market/quotes/money-in.ts'
import { fetchedClient } from '../../loading/load.ts'
import { viewQuery } from './view-query.ts'

export type FileKind = 'csv' | 'json'

interface Download {
  readonly kind: FileKind
  readonly view: MarketView
  readonly currency: Currency
  readonly rates: Rates
}

export async function downloadView({ kind, view, currency: wanted, rates }: Download): Promise<void> {
  const client = await fetchedClient()
  const currency = writableIn(wanted, rates)
  const rows: ExportedRow[] = []
  let isDemo = false
  for await (const page of pagesOf(client, view)) {
    isDemo = page.is_demo
    rows.push(...page.items.map((item) => exportRow(item, { currency, rates })))
  }
  const parts = kind === 'csv' ? csvParts(rows) : jsonParts(rows, { currency, isDemo })
  const type = kind === 'csv' ? 'text/csv;charset=utf-8' : 'application/json'
  hand(new Blob(parts, { type }), `market-${currency.toLowerCase()}.${kind}`)
}

async function* pagesOf(client: Client, view: MarketView) {
  const seen = new Set<string>()
  for (let page = 1; ; page++) {
    const { items, pagination, is_demo } = await client.searchMarket({
      ...viewQuery(view),
      page,
      size: marketPageSize,
    })
    // Prices move during the download, so a coin may slide onto the next page; it is written only once.
    yield { items: items.filter(({ id }) => !seen.has(id)), is_demo }
    for (const { id } of items) seen.add(id)
    if (page * pagination.per_page >= pagination.total) return
  }
}

/** The file begins with a byte order mark, from which spreadsheets recognise UTF-8. */
function csvParts(rows: readonly ExportedRow[]): string[] {
  const [first] = rows
  if (first === undefined) return ['\uFEFF']
  const lines = rows.map((row) => csvLine([...Object.values(row), row.source === 'demo']))
  return ['\uFEFF', csvLine([...Object.keys(first), 'is_demo']), ...lines]
}

function jsonParts(rows: readonly ExportedRow[], facts: { currency: Currency; isDemo: boolean }): string[] {
  const { currency, isDemo } = facts
  return [JSON.stringify({ currency, is_demo: isDemo, items: rows }, undefined, 1)]
}

function hand(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
