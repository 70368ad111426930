import type { Queries } from '../database/database.ts'

interface SiteStart {
  readonly origin: string
  /** Differs from that of another secret, without giving it away. */
  readonly secretMark: string
  readonly now: Date
}

/**
 * Stores the origin of the site that starts, for commands that write links to it. Returns the mark of the secret of the start before;
 * null if the site starts for the first time.
 */
export async function putSiteStart(
  { origin, secretMark, now }: SiteStart,
  { query }: Queries,
): Promise<string | null> {
  const [row] = await query<{ former: string | null }>(
    `with before as (select secret_mark from site_origin)
     insert into site_origin (origin, secret_mark, started_at) values ($1, $2, $3)
     on conflict (is_only) do update
       set origin = excluded.origin, secret_mark = excluded.secret_mark, started_at = excluded.started_at
     returning (select secret_mark from before) as former`,
    [origin, secretMark, now],
  )
  return row?.former ?? null
}

/** The origin that the site was last started with; undefined if it never was. */
export async function findSiteOrigin({ query }: Queries): Promise<string | undefined> {
  const [row] = await query<{ origin: string }>('select origin from site_origin')
  return row?.origin
}
