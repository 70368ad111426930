import { lapseBefore } from '../../domain/offerings/sale/lifecycle.ts'
import { readInstant } from '../../domain/kernel/time/instant.ts'
import type { ListedOffering, PublicOffering } from '../../domain/offerings/fields/offering.ts'
import type { FieldChange } from '../../domain/offerings/history/offering-difference.ts'
import type { Database, Queries } from '../database/database.ts'
import { eachSlice } from '../database/each-slice.ts'

export interface OfferingRow {
  item_id: string
  entry: PublicOffering
  status_pinned: boolean
  hidden: boolean
}

export interface ChangeRow {
  change_id: string
  changed_at: Date
  source: string
  difference: FieldChange[]
}

const columns = 'item_id, entry, status_pinned, hidden'

export async function findOffering(itemId: string, { query }: Queries): Promise<OfferingRow | undefined> {
  const [row] = await query<OfferingRow>(
    `select ${columns} from offerings where item_id = $1 and not hidden`,
    [itemId],
  )
  return row
}

/** Symbols collide: of several the one that begins last, for it is the one people talk of. */
export async function findOfferingBySymbol(
  symbol: string,
  { query }: Queries,
): Promise<OfferingRow | undefined> {
  const [row] = await query<OfferingRow>(
    `select ${columns} from offerings where upper(entry ->> 'symbol') = upper($1) and not hidden
     order by ico_start desc nulls last, item_id limit 1`,
    [symbol],
  )
  return row
}

export interface AlikeOffering {
  item_id: string
  name: string
  symbol: string | null
  url: string | null
}

const mostAlike = 5

/** Of the same name, symbol or website, those that have more in common first. */
export async function alikeOfferings(
  {
    itemId,
    name,
    symbol,
    host,
  }: { itemId: string | null; name: string; symbol: string | null; host: string | null },
  { query }: Queries,
): Promise<AlikeOffering[]> {
  const isNamed = `lower(entry ->> 'name') = lower($2) or item_id = $1`
  const isOfHost = `lower(substring(entry ->> 'url' from '^https?://(?:www\\.)?([^/?#:]+)')) = $4`
  const isOfSymbol = `upper(entry ->> 'symbol') = upper($3)`
  return query<AlikeOffering>(
    `select item_id, entry ->> 'name' as name, entry ->> 'symbol' as symbol, entry ->> 'url' as url
     from offerings where not hidden and (${isNamed} or ${isOfHost} or ${isOfSymbol})
     order by (${isNamed}) desc, coalesce(${isOfHost}, false) desc, item_id limit ${mostAlike}`,
    [itemId, name, symbol, host],
  )
}

/** Hidden ones too. */
export async function takenIds(itemIds: readonly string[], { query }: Queries): Promise<string[]> {
  const rows = await query<{ item_id: string }>(
    'select item_id from offerings where item_id = any($1::text[])',
    [itemIds],
  )
  return rows.map(({ item_id }) => item_id)
}

/** The database makes it of the entry as it is written. */
export function readCell(cell: string): ListedOffering {
  return JSON.parse(cell) as ListedOffering
}

/** In the order of the ids; one that has gone since the catalogue named it is left out. */
export async function findListed(itemIds: readonly string[], { query }: Queries): Promise<ListedOffering[]> {
  if (itemIds.length === 0) return []
  const rows = await query<{ cell: string }>(
    `select cell from unnest($1::text[]) with ordinality as asked (item_id, place)
     join offerings using (item_id) where not hidden order by place`,
    [itemIds],
  )
  return rows.map(({ cell }) => readCell(cell))
}

/** An entry with what is never shown of it. */
export interface StoredOffering extends OfferingRow {
  feedback_email: string | null
}

/** As they are stored, hidden ones too. With `lock` nobody else changes them until the transaction ends. */
export async function storedOfferings(
  { itemIds, lock }: { itemIds: readonly string[]; lock: boolean },
  { query }: Queries,
): Promise<StoredOffering[]> {
  return query<StoredOffering>(
    `select ${columns}, feedback_email from offerings where item_id = any($1::text[])
     order by item_id ${lock ? 'for update' : ''}`,
    [itemIds],
  )
}

/** Every entry, in the order of its id, which is the same in every collation. */
export async function eachOffering(
  onRows: (rows: readonly StoredOffering[]) => Promise<void>,
  database: Database,
): Promise<void> {
  const sql = `select ${columns}, feedback_email from offerings order by item_id collate "C"`
  await eachSlice({ sql, onRows }, database)
}

/**
 * Adds or replaces entries in one statement, however many. They are written in the order of their ids, so that two
 * writers of the same ones wait for each other and never both.
 */
export async function putOfferings(rows: readonly StoredOffering[], { query }: Queries): Promise<void> {
  const given = rows.map(({ item_id: _inEntry, ...row }) => ({
    ...row,
    opens: momentOf(row.entry.ico_start),
    closes: momentOf(row.entry.ico_end),
  }))
  await query(
    `insert into offerings (item_id, entry, status, status_pinned, hidden, ico_start, ico_end, feedback_email,
       created_at, updated_at)
     select entry ->> 'item_id', entry, (entry ->> 'status')::smallint, status_pinned, hidden, opens, closes,
       feedback_email, (entry ->> 'created_at')::timestamptz, (entry ->> 'updated_at')::timestamptz
     from jsonb_to_recordset($1::jsonb) as given (entry jsonb, status_pinned boolean, hidden boolean,
       feedback_email text, opens timestamptz, closes timestamptz)
     order by 1
     on conflict (item_id) do update
     set entry = excluded.entry, status = excluded.status, status_pinned = excluded.status_pinned,
         hidden = excluded.hidden, ico_start = excluded.ico_start, ico_end = excluded.ico_end,
         feedback_email = excluded.feedback_email, updated_at = excluded.updated_at,
         changed_in = pg_current_xact_id()`,
    [JSON.stringify(given)],
  )
}

function momentOf(date: string | null): string | null {
  const moment = readInstant(date ?? '')
  return moment === undefined ? null : new Date(moment).toISOString()
}

export async function addChanges(
  changes: readonly {
    item_id: string
    changed_at: string
    source: string
    difference: readonly FieldChange[]
  }[],
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into offering_changes (item_id, changed_at, source, difference)
     select item_id, changed_at, source, difference
     from jsonb_to_recordset($1::jsonb) as given (item_id text, changed_at timestamptz, source text, difference jsonb)`,
    [JSON.stringify(changes)],
  )
}

/** The newest first. */
export async function changesOf(itemId: string, { query }: Queries): Promise<ChangeRow[]> {
  return query<ChangeRow>(
    `select change_id::text as change_id, changed_at, source, difference from offering_changes where item_id = $1
     order by changed_at desc, change_id desc limit 50`,
    [itemId],
  )
}

export async function hasOfferings({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from offerings limit 1')).length > 0
}

/**
 * Ids of entries whose status may have to move by now, in their order from after `after` on; which of them do is the
 * domain's word. A sale that ends today is among them all day.
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

/** Where paths of files may stand. */
export const offeringTexts = 'select entry::text from offerings'

/** Those that search engines may list. */
export const listedOfferings = `select item_id as key, updated_at as changed_at, null::text[] as languages from offerings where not hidden`
/** Those that are called exactly so. */
export async function findOfferingsByName(
  names: readonly string[],
  { query }: Queries,
): Promise<{ item_id: string; name: string }[]> {
  return query(
    `select item_id, entry ->> 'name' as name from offerings
     where not hidden and entry ->> 'name' = any($1::text[]) limit 500`,
    [names],
  )
}
