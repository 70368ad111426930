import type { Database, Queries } from '../database/database.ts'
import { readInBatches } from '../database/read-in-batches.ts'
import { postColumns, type PostText } from './posts.store.ts'

export async function findPosts(slugs: readonly string[], { query }: Queries): Promise<PostText[]> {
  return query<PostText>(`select ${postColumns} from posts where slug = any($1::text[])`, [slugs])
}

export async function eachPost(
  onRows: (rows: readonly (PostText & { readonly is_draft: boolean })[]) => Promise<void>,
  database: Database,
): Promise<void> {
  const sql = `select false as is_draft, ${postColumns} from posts
    union all select is_draft, ${postColumns} from unpublished_posts`
  await readInBatches({ sql: `select * from (${sql}) as posts order by slug collate "C"`, onRows }, database)
}

export async function putPublicPosts(posts: readonly PostText[], { query }: Queries): Promise<void> {
  await query(
    `insert into posts (${postColumns})
     select ${postColumns}
     from jsonb_to_recordset($1::jsonb)
       as input (slug text, title text, author text, cover text, tags text[], excerpt text, is_demo boolean,
                 markdown text, created_at timestamptz, updated_at timestamptz)
     on conflict (slug) do update set title = excluded.title, author = excluded.author, cover = excluded.cover,
       tags = excluded.tags, excerpt = excluded.excerpt, is_demo = excluded.is_demo,
       markdown = excluded.markdown, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [JSON.stringify(posts)],
  )
}
