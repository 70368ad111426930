import type { Queries } from '../database/database.ts'
import type { PageTag } from '../page-cache/page-tag.ts'

/** Content that changes seldom: a trigger of its table counts the changes. Each kind is a tag of pages too. */
export type ContentKind = Extract<PageTag, 'ads' | 'events' | 'pages' | 'plans' | 'posts' | 'quizzes'>

/** How often each kind of content has changed. */
export async function contentVersions({ query }: Queries): Promise<Map<ContentKind, string>> {
  const rows = await query<{ kind: ContentKind; version: string }>(
    'select kind, version::text as version from content_versions',
  )
  return new Map(rows.map(({ kind, version }) => [kind, version]))
}
