import { isCoinId } from '../../domain/kernel/text/coin-id.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { readCoin } from '../../domain/market/rows/coin-row.ts'
import { plainId, type ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import { coinRowOf, quotedCoinOf, type CoinRow, type QuotedRow } from './coin-row.ts'
import { presentFigures } from './figures.presenter.ts'
import { eachCoin, replaceCoins, storedCoins } from './market.store.ts'

const idOf = ({ coin }: QuotedCoin) => coin.id

export const coinsTransfer: ContentKind<QuotedCoin> = {
  format: ndjson,
  read: readCoin,
  idOf,
  idOfRow: (row) => plainId(row, { name: 'id', isId: isCoinId }),
  async storedRows({ ids, lock }, queries) {
    const rows = await storedCoins({ coinIds: ids, lock }, queries)
    return rows.filter(isReal).map((row) => exportedRow(quotedCoinOf(row)))
  },
  save: saveDifference<QuotedCoin, QuotedRow>({
    idOf,
    idOfStored: ({ coin_id }) => coin_id,
    findStored: async ({ contents, lock }, queries) =>
      (await storedCoins({ coinIds: contents.map(idOf), lock }, queries)).map(withoutNumber),
    rowOf: (input, { stored }) =>
      coinRowOf(stored !== undefined && isReal(stored) ? withLiveQuote(input, stored) : input),
    exportedRow: (row) => exportedRow(quotedCoinOf(row)),
    put: replaceCoins,
  }),
  exportTo: (onRows, database) =>
    eachCoin((rows) => onRows(rows.map((row) => exportedRow(quotedCoinOf(row)))), database),
}

function withoutNumber({ coin_no: _ofTheTable, ...row }: CoinRow): QuotedRow {
  return row
}

/** A coin that only the simulated market has is not exported, and an imported row replaces it completely. */
function isReal({ source }: QuotedRow): boolean {
  return source !== 'demo'
}

/** A live quote that is as new as the quote of the row, or newer, stays. A row without a time has the stored one. */
function withLiveQuote({ coin, quote }: QuotedCoin, row: QuotedRow): QuotedCoin {
  const stored = quotedCoinOf(row).quote
  const isLive =
    row.source !== 'import' && stored.quotedAt !== null && stored.quotedAt >= (quote.quotedAt ?? 0)
  return { coin, quote: isLive ? stored : quote }
}

function exportedRow({ coin, quote }: QuotedCoin) {
  return {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    logo: coin.logo,
    ...presentFigures(quote),
    circulating_supply: coin.circulatingSupply,
    total_supply: coin.totalSupply,
    max_supply: coin.maxSupply,
    quoted_at: quote.quotedAt === null ? null : new Date(quote.quotedAt).toISOString(),
    series: quote.series,
  }
}
