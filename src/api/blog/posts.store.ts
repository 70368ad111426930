import type { Database, Queries } from '../database/database.ts'
import { readInBatches } from '../database/read-in-batches.ts'

export interface PostCellRow {
  post_id: string
  slug: string
  title: string
  author: string
  cover: string | null
  tags: string[]
  excerpt: string
  is_demo: boolean
  created_at: Date
  updated_at: Date
}

export interface PostRow extends PostCellRow {
  markdown: string
}

export type PostText = Omit<PostRow, 'post_id'>

const cellColumns =
  'post_id::text as post_id, slug, title, author, cover, tags, excerpt, is_demo, created_at, updated_at'
export const postColumns =
  'slug, title, author, cover, tags, excerpt, is_demo, markdown, created_at, updated_at'
const latestFirst = 'order by updated_at desc, slug collate "C"'

export async function listPosts(
  { tag, limit, offset }: { tag: string | null; limit: number; offset: number },
  { query }: Queries,
): Promise<{ rows: PostCellRow[]; total: number }> {
  // Without a tag the query has no condition on tags, so that PostgreSQL plans the list of all posts and that of one tag
  // separately.
  const [where, values] = tag === null ? ['', []] : ['where tags @> array[$3::text]', [tag]]
  const [found] = await query<{ rows: PostCellRow[] | null; total: string }>(
    `select (select count(*) from posts ${where}) as total,
            (select json_agg(page) from (
               select ${cellColumns} from posts ${where} ${latestFirst} limit $1 offset $2
             ) as page) as rows`,
    [limit, offset, ...values],
  )
  return { rows: (found?.rows ?? []).map(withDates), total: Number(found?.total ?? 0) }
}

function withDates(row: PostCellRow): PostCellRow {
  return { ...row, created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) }
}

export async function latestPosts(limit: number, { query }: Queries): Promise<PostRow[]> {
  return query<PostRow>(`select ${cellColumns}, markdown from posts ${latestFirst} limit $1`, [limit])
}

export async function findPost(slug: string, { query }: Queries): Promise<PostRow | undefined> {
  const [post] = await query<PostRow>(`select ${cellColumns}, markdown from posts where slug = $1`, [slug])
  return post
}

export async function findCells(slugs: readonly string[], { query }: Queries): Promise<PostCellRow[]> {
  const rows = await query<PostCellRow>(`select ${cellColumns} from posts where slug = any($1::text[])`, [
    slugs,
  ])
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

export async function allPosts(database: Database): Promise<PostText[]> {
  const posts: PostText[] = []
  const sql = `select ${postColumns} from posts ${latestFirst}`
  await readInBatches<PostText>({ sql, onRows: async (rows) => void posts.push(...rows) }, database)
  return posts
}

export async function hasPosts({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from posts limit 1')).length > 0
}

/** The SQL query of all texts of posts that can contain paths of uploaded files. */
export const postTexts = `select concat(cover, ' ', markdown) from posts`

export const listedPosts = `select slug as key, updated_at as changed_at, null::text[] as languages from posts`

export const listedTags = `select tag as key, max(updated_at) as changed_at, null::text[] as languages
  from posts cross join unnest(tags) as tag group by tag`
