import type { Queries } from '../database/database.ts'

/** Counts a visit once per visitor and hour, in one statement. Returns false when the visitor was already counted. */
export async function countVisit(
  { itemId, visitor, hour }: { itemId: string; visitor: Buffer; hour: Date },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `with visit as (
       insert into offering_visits (hour, item_id, visitor) values ($1, $2, $3) on conflict do nothing returning item_id
     )
     insert into offering_views (item_id, views) select item_id, 1 from visit
     on conflict (item_id) do update set views = offering_views.views + 1 returning views`,
    [hour, itemId, visitor],
  )
  return rows.length > 0
}

export async function viewsOf(itemId: string, { query }: Queries): Promise<number> {
  const [row] = await query<{ views: string }>('select views from offering_views where item_id = $1', [
    itemId,
  ])
  return Number(row?.views ?? 0)
}

export async function forgetVisitsBefore(hour: Date, { query }: Queries): Promise<void> {
  await query('delete from offering_visits where hour < $1', [hour])
}
