import type { Queries } from '../database/database.ts'
import type { PageTag } from '../page-cache/page-tag.ts'

/**
 * Kinds of content that rarely changes. A trigger on their tables counts the changes. Each kind is also a tag of the cached pages
 * that show it.
 */
export type ContentKind = Extract<PageTag, 'ads' | 'events' | 'pages' | 'plans' | 'posts' | 'quizzes'>

export async function contentVersions({ query }: Queries): Promise<Map<ContentKind, string>> {
  const rows = await query<{ kind: ContentKind; version: string }>(
    'select kind, version::text as version from content_versions',
  )
  return new Map(rows.map(({ kind, version }) => [kind, version]))
}
