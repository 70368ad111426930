import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'

export async function deleteBrowserById(browserId: string, { query }: Queries): Promise<boolean> {
  return (await query('delete from push_browsers where browser_id = $1 returning 1', [browserId])).length > 0
}

export interface ListedBrowser {
  readonly browser_id: string
  readonly host: string
  readonly language: Language
  readonly seen_at: Date
}

export async function latestBrowsers(
  { limit, number = null }: { limit: number; number?: string | null },
  { query }: Queries,
): Promise<ListedBrowser[]> {
  return query<ListedBrowser>(
    `select browser_id::text as browser_id, host, language, seen_at from push_browsers
     where $2::bigint is null or browser_id = $2 order by seen_at desc, browser_id limit $1`,
    [limit, number],
  )
}
