import type { Ad } from '../../../domain/offerings/ads/ad.ts'
import type { Database, Queries } from '../../database/database.ts'
import { readInBatches } from '../../database/read-in-batches.ts'

const columns = 'ad_id, item_id, card, payer, is_demo, starts_at, ends_at, place'

export async function findAds(adIds: readonly string[], { query }: Queries): Promise<Ad[]> {
  return query<Ad>(`select ${columns} from ads where ad_id = any($1::text[])`, [adIds])
}

export async function hasAds({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from ads limit 1')).length > 0
}

export async function eachAd(
  onRows: (rows: readonly Ad[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await readInBatches({ sql: `select ${columns} from ads order by ad_id collate "C"`, onRows }, database)
}

export async function adsAfter(now: Date, { query }: Queries): Promise<Ad[]> {
  return query<Ad>(`select ${columns} from ads where ends_at > $1 order by place, ad_id`, [now])
}

export async function putAds(ads: readonly Ad[], { query }: Queries): Promise<void> {
  await query(
    `insert into ads (${columns})
     select ${columns}
     from jsonb_to_recordset($1::jsonb)
       as given (ad_id text, item_id text, card jsonb, payer text, is_demo boolean, starts_at timestamptz,
                 ends_at timestamptz, place integer)
     on conflict (ad_id) do update set item_id = excluded.item_id, card = excluded.card, payer = excluded.payer,
       is_demo = excluded.is_demo, starts_at = excluded.starts_at, ends_at = excluded.ends_at, place = excluded.place`,
    [JSON.stringify(ads)],
  )
}

export const adTexts = 'select card::text from ads'
