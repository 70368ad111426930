import { postMonth } from '../../domain/blog/post-address.ts'
import { postPath } from '../../words/addresses.ts'
import { postsPerPage } from '../../domain/blog/post.ts'
import { defaultLanguage, type Language } from '../../domain/kernel/site/language.ts'
import type { Database } from '../database/database.ts'
import type { News } from '../rss/rss.routes.ts'
import { listPosts } from './posts.store.ts'

/** The latest posts, for those who read Japanese. */
export async function blogNews(language: Language, database: Database): Promise<News[]> {
  if (language !== defaultLanguage) return []
  const { rows } = await listPosts({ tag: null, limit: postsPerPage, offset: 0 }, database)
  return rows.map(({ slug, title, excerpt, created_at: at, updated_at: updatedAt }) => ({
    id: `post:${slug}`,
    title,
    text: excerpt,
    path: postPath({ slug, ...postMonth(updatedAt) }),
    at,
  }))
}
