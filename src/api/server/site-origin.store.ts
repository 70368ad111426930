import type { Queries } from '../database/database.ts'

/** Stores the origin of the site that starts, for commands that write links to it. */
export async function putSiteOrigin(
  { origin, now }: { origin: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into site_origin (origin, started_at) values ($1, $2)
     on conflict (is_only) do update set origin = excluded.origin, started_at = excluded.started_at`,
    [origin, now],
  )
}

/** The origin that the site was last started with; undefined if it never was. */
export async function findSiteOrigin({ query }: Queries): Promise<string | undefined> {
  const [row] = await query<{ origin: string }>('select origin from site_origin')
  return row?.origin
}
