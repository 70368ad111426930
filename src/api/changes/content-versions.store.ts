import type { Queries } from '../database/database.ts'
import type { PageTag } from '../page-cache/page-tag.ts'

/** Content that rarely changes; a trigger counts the changes of each table. Each kind is also a tag of pages. */
export type ContentKind = Extract<PageTag, 'ads' | 'events' | 'pages' | 'plans' | 'posts' | 'quizzes'>

export async function contentVersions({ query }: Queries): Promise<Map<ContentKind, string>> {
  const rows = await query<{ kind: ContentKind; version: string }>(
    'select kind, version::text as version from content_versions',
  )
  return new Map(rows.map(({ kind, version }) => [kind, version]))
}
