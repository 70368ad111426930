import type { Queries } from '../database/database.ts'
import { postColumns, type PostText } from './posts.store.ts'
import { putPublicPosts } from './written-posts.store.ts'

export interface UnpublishedPost extends PostText {
  readonly is_draft: boolean
}

/** Stores unpublished posts and removes them from the public ones, so that no post is in both tables. */
export async function putUnpublished(posts: readonly UnpublishedPost[], { query }: Queries): Promise<void> {
  await query('delete from posts where slug = any($1::text[])', [posts.map(({ slug }) => slug)])
  await query(
    `insert into unpublished_posts (is_draft, ${postColumns})
     select is_draft, ${postColumns}
     from jsonb_to_recordset($1::jsonb)
       as input (is_draft boolean, slug text, title text, author text, cover text, tags text[], excerpt text, is_demo boolean,
                 markdown text, created_at timestamptz, updated_at timestamptz)
     on conflict (slug) do update set is_draft = excluded.is_draft, title = excluded.title, author = excluded.author,
       cover = excluded.cover, tags = excluded.tags, excerpt = excluded.excerpt, is_demo = excluded.is_demo,
       markdown = excluded.markdown, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [JSON.stringify(posts)],
  )
}

export async function deleteUnpublished(slugs: readonly string[], { query }: Queries): Promise<void> {
  await query('delete from unpublished_posts where slug = any($1::text[])', [slugs])
}

export async function findUnpublished(
  slugs: readonly string[],
  { query }: Queries,
): Promise<UnpublishedPost[]> {
  return query<UnpublishedPost>(
    `select is_draft, ${postColumns} from unpublished_posts where slug = any($1::text[])`,
    [slugs],
  )
}

export async function hasDue(now: Date, { query }: Queries): Promise<boolean> {
  const due = 'select from unpublished_posts where not is_draft and created_at <= $1 limit 1'
  return (await query(due, [now])).length > 0
}

/** Publishes the scheduled posts whose moment has come and returns their number. Row locks let only one instance publish them. */
export async function publishDue(now: Date, queries: Queries): Promise<number> {
  const due = await queries.query<PostText>(
    `delete from unpublished_posts where not is_draft and created_at <= $1 returning ${postColumns}`,
    [now],
  )
  if (due.length > 0) await putPublicPosts(due, queries)
  return due.length
}

export const unpublishedTexts = `select concat(cover, ' ', markdown) from unpublished_posts`

export async function listUnpublished({
  query,
}: Queries): Promise<Pick<UnpublishedPost, 'slug' | 'title' | 'is_draft' | 'created_at'>[]> {
  return query(
    'select slug, title, is_draft, created_at from unpublished_posts order by is_draft, created_at, slug',
  )
}
