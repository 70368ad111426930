import { readInstant } from '../../domain/kernel/time/instant.ts'
import type { Database, Queries } from '../database/database.ts'
import { readInBatches } from '../database/read-in-batches.ts'
import { offeringColumns, type OfferingRow } from './offerings.store.ts'

export interface StoredOffering extends OfferingRow {
  feedback_email: string | null
  /** What the owner says about the coin; it counts once it is `coin_id` of the entry. */
  coin_claim: string | null
}

const storedColumns = `${offeringColumns}, feedback_email, coin_claim`

/** Loads entries, including hidden ones. `lock` prevents changes by others until the end of the transaction. */
export async function storedOfferings(
  { itemIds, lock }: { itemIds: readonly string[]; lock: boolean },
  { query }: Queries,
): Promise<StoredOffering[]> {
  return query<StoredOffering>(
    `select ${storedColumns} from offerings where item_id = any($1::text[])
     order by item_id ${lock ? 'for update' : ''}`,
    [itemIds],
  )
}

/** Reads all entries in the order of their ids, independent of the collation of the database. */
export async function eachOffering(
  onRows: (rows: readonly StoredOffering[]) => Promise<void>,
  database: Database,
): Promise<void> {
  const sql = `select ${storedColumns} from offerings order by item_id collate "C"`
  await readInBatches({ sql, onRows }, database)
}

/**
 * Inserts or replaces entries in one statement. It writes them in the order of their ids, so that two concurrent writers of the
 * same entries cannot deadlock.
 */
export async function putOfferings(rows: readonly StoredOffering[], { query }: Queries): Promise<void> {
  const input = rows.map(({ item_id: _inEntry, ...row }) => ({
    ...row,
    opens: momentOf(row.entry.ico_start),
    closes: momentOf(row.entry.ico_end),
  }))
  await query(
    `insert into offerings (item_id, entry, status, status_pinned, hidden, ico_start, ico_end, feedback_email,
       coin_claim, created_at, updated_at)
     select entry ->> 'item_id', entry, (entry ->> 'status')::smallint, status_pinned, hidden, opens, closes,
       feedback_email, coin_claim, (entry ->> 'created_at')::timestamptz, (entry ->> 'updated_at')::timestamptz
     from jsonb_to_recordset($1::jsonb) as given (entry jsonb, status_pinned boolean, hidden boolean,
       feedback_email text, coin_claim text, opens timestamptz, closes timestamptz)
     order by 1
     on conflict (item_id) do update
     set entry = excluded.entry, status = excluded.status, status_pinned = excluded.status_pinned,
         hidden = excluded.hidden, ico_start = excluded.ico_start, ico_end = excluded.ico_end,
         feedback_email = excluded.feedback_email, coin_claim = excluded.coin_claim, updated_at = excluded.updated_at,
         changed_in = pg_current_xact_id()`,
    [JSON.stringify(input)],
  )
}

function momentOf(date: string | null): string | null {
  const moment = readInstant(date ?? '')
  return moment === undefined ? null : new Date(moment).toISOString()
}
