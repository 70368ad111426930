import type { Queries } from '../database/database.ts'

export interface SimilarOffering {
  item_id: string
  name: string
  symbol: string | null
  url: string | null
}

const maxSimilar = 5

export async function similarOfferings(
  {
    itemId,
    name,
    symbol,
    host,
  }: { itemId: string | null; name: string; symbol: string | null; host: string | null },
  { query }: Queries,
): Promise<SimilarOffering[]> {
  const isNamed = `offering_names(entry) @> array[lower($2)] or item_id = $1`
  const isOfHost = `lower(substring(entry ->> 'url' from '^https?://(?:www\\.)?([^/?#:]+)')) = $4`
  const isOfSymbol = `upper(entry ->> 'symbol') = upper($3)`
  return query<SimilarOffering>(
    `select item_id, entry ->> 'name' as name, entry ->> 'symbol' as symbol, entry ->> 'url' as url
     from offerings where not hidden and (${isNamed} or ${isOfHost} or ${isOfSymbol})
     order by (${isNamed}) desc, coalesce(${isOfHost}, false) desc, item_id limit ${maxSimilar}`,
    [itemId, name, symbol, host],
  )
}
