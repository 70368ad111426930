import { Refusal } from '../../contract/problems/problem.ts'
import { homePosts, postsPerPage, relatedPosts } from '../../domain/blog/post.ts'
import { paginate } from '../../domain/kernel/lists/pagination.ts'
import type { Database } from '../database/database.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Implementations } from '../operations/implementation.ts'
import { cacheAnswer } from '../cache/cached-answer.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { presentPost, presentPostCell } from './blog.presenter.ts'
import { findPost, findRelated, listPosts } from './posts.store.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    blog: 'posts'
  }
}

interface Needs {
  readonly database: Database
  readonly now: () => Date
  readonly content: ContentWatch
}

export function implementBlog({
  database,
  now,
  content,
}: Needs): Pick<Implementations, 'listPosts' | 'listPostsOfTag' | 'getPost'> {
  const pageOf = async (asked: WantedPosts) => {
    const { tag = null, page = 1, limit = postsPerPage } = asked
    const { rows, total } = await listPosts({ tag, limit, offset: (page - 1) * limit }, database)
    return { items: rows.map(presentPostCell), tag, pagination: paginate({ page, total, perPage: limit }) }
  }
  /** The start page shows these each time it is made. */
  const latest = cacheAnswer({ read: () => pageOf({ limit: homePosts }), now })
  content.onChange((kinds) => kinds.includes('posts') && latest.forget())
  return {
    async listPosts(asked, { dependsOn }) {
      dependsOn?.('posts')
      const { limit, page = 1 } = asked
      return limit === homePosts && page === 1 ? latest.get() : pageOf(asked)
    },
    async listPostsOfTag(asked, { dependsOn }) {
      dependsOn?.('posts')
      return pageOf(asked)
    },
    async getPost({ slug }, { dependsOn }) {
      dependsOn?.('posts')
      const post = await findPost(slug, database)
      if (post === undefined) throw new Refusal('post_not_found')
      const related = await findRelated({ slug, tags: post.tags, limit: relatedPosts }, database)
      return { post: presentPost(post, renderMarkdown), related_posts: related.map(presentPostCell) }
    },
  }
}

interface WantedPosts {
  readonly tag?: string | null
  readonly page?: number
  readonly limit?: number
}
