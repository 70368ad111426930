import { languages } from '../../domain/kernel/site/language.ts'
import type { PublicOffering } from '../../domain/offerings/fields/offering.ts'
import { lapseBefore } from '../../domain/offerings/sale/lifecycle.ts'
import type { Queries } from '../database/database.ts'

export interface OfferingRow {
  item_id: string
  entry: PublicOffering
  status_pinned: boolean
  hidden: boolean
}

export const offeringColumns = 'item_id, entry, status_pinned, hidden'

export async function findOffering(itemId: string, { query }: Queries): Promise<OfferingRow | undefined> {
  const [row] = await query<OfferingRow>(
    `select ${offeringColumns} from offerings where item_id = $1 and not hidden`,
    [itemId],
  )
  return row
}

export async function salesOfCoin(
  { coinId, limit }: { coinId: string; limit: number },
  { query }: Queries,
): Promise<string[]> {
  const rows = await query<{ item_id: string }>(
    `select item_id from offerings where entry ->> 'coin_id' = $1 and not hidden
     order by ico_start desc nulls last, item_id limit $2`,
    [coinId, limit],
  )
  return rows.map(({ item_id }) => item_id)
}

/** Those of the ids that no coin of the market has. */
export async function unknownCoins(coinIds: readonly string[], { query }: Queries): Promise<string[]> {
  if (coinIds.length === 0) return []
  const rows = await query<{ coin_id: string }>(
    `select coin_id from unnest($1::text[]) as stated (coin_id)
     where not exists (select 1 from coins where coins.coin_id = stated.coin_id)`,
    [coinIds],
  )
  return rows.map(({ coin_id }) => coin_id)
}

/** Finds offerings by their names in any language; `name` is the one that is among `names`. */
export async function findOfferingsByName(
  names: readonly string[],
  { query }: Queries,
): Promise<{ item_id: string; name: string }[]> {
  return query(
    `select distinct item_id, name from offerings, unnest($1::text[]) as name
     where not hidden and offering_names(entry) @> array[lower(name)]
       and name in (entry ->> 'name', ${languages.map((one) => `entry ->> 'name_${one}'`).join(', ')})
     limit 500`,
    [names],
  )
}

export async function takenIds(itemIds: readonly string[], { query }: Queries): Promise<string[]> {
  const rows = await query<{ item_id: string }>(
    'select item_id from offerings where item_id = any($1::text[])',
    [itemIds],
  )
  return rows.map(({ item_id }) => item_id)
}

export async function hasOfferings({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from offerings limit 1')).length > 0
}

/**
 * The next ids after `after` of entries whose status may be due for a change; the domain rules decide which of them change. A
 * sale that ends today is among the candidates all day.
 */
export async function dueOfferings(
  { now, after, limit }: { now: Date; after: string; limit: number },
  { query }: Queries,
): Promise<string[]> {
  const rows = await query<{ item_id: string }>(
    `select item_id from offerings
     where not status_pinned and item_id > $2
       and (ico_start is null or ico_end is null or ico_end >= ico_start)
       and (status = 0 and ico_start <= $1
         or status in (0, 1) and ico_end <= $1
           and entry #>> '{raised_amount,usd}' is not null and entry #>> '{target_amount_min,usd}' is not null
         or status = 1 and updated_at <= $4 and coalesce(ico_start <= $4, true) and coalesce(ico_end <= $4, true)
           and entry -> 'lapsed' <> 'true')
     order by item_id limit $3`,
    [now, after, limit, lapseBefore(now)],
  )
  return rows.map(({ item_id }) => item_id)
}

export const offeringTexts = 'select entry::text from offerings'

export const listedOfferings = `select item_id as key, updated_at as changed_at, null::text[] as languages from offerings where not hidden`
