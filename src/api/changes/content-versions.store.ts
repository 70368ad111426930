import type { Queries } from '../database/database.ts'

/** How often each kind of content has changed: `ads`, `events`, `pages`, `posts`. */
export async function contentVersions({ query }: Queries): Promise<Map<string, string>> {
  const rows = await query<{ kind: string; version: string }>(
    'select kind, version::text as version from content_versions',
  )
  return new Map(rows.map(({ kind, version }) => [kind, version]))
}
