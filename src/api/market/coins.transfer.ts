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
  save: saveDifference<QuotedCoin, QuotedRow>({
    idOf,
    idOfStored: ({ coin_id }) => coin_id,
    findStored: async ({ contents, lock }, queries) =>
      (await storedCoins({ coinIds: contents.map(idOf), lock }, queries)).map(withoutNumber),
    rowOf: (input, { stored }) =>
      coinRowOf(stored === undefined || stored.source === 'demo' ? input : merged(input, stored)),
    put: replaceCoins,
  }),
  exportTo: (onRows, database) =>
    eachCoin((rows) => onRows(rows.map((row) => exportedRow(quotedCoinOf(row)))), database),
}

function withoutNumber({ coin_no: _ofTheTable, ...row }: CoinRow): QuotedRow {
  return row
}

/** Fields that the file leaves out keep their stored value; so does a live quote that is newer than the file's. */
function merged({ coin, quote }: QuotedCoin, row: QuotedRow): QuotedCoin {
  const stored = quotedCoinOf(row)
  const isLive = row.source !== 'import' && (stored.quote.quotedAt ?? 0) > (quote.quotedAt ?? 0)
  return {
    coin: {
      ...coin,
      logo: coin.logo ?? stored.coin.logo,
      circulatingSupply: coin.circulatingSupply ?? stored.coin.circulatingSupply,
      totalSupply: coin.totalSupply ?? stored.coin.totalSupply,
      maxSupply: coin.maxSupply ?? stored.coin.maxSupply,
    },
    quote: isLive
      ? stored.quote
      : { ...quote, series: quote.series.length > 0 ? quote.series : stored.quote.series },
  }
}

function exportedRow({ coin, quote }: QuotedCoin): object {
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
