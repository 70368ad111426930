import { Refusal } from '../../contract/problems/problem.ts'
import { postsPerPage, relatedPosts } from '../../domain/blog/post.ts'
import { paginate } from '../../domain/kernel/lists/pagination.ts'
import type { Database } from '../database/database.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Implementations } from '../operations/implementation.ts'
import { cacheAnswers } from '../cache/cached-answers.ts'
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
  readonly content: ContentWatch
}

/** Pages of lists; a tag is the reader's to write, so there is no end of them. */
const mostPages = 200

export function implementBlog({
  database,
  content,
}: Needs): Pick<Implementations, 'listPosts' | 'listPostsOfTag' | 'getPost'> {
  const pages = cacheAnswers({
    async read({ tag, page = 1, limit = postsPerPage }: WantedPosts) {
      const { rows, total } = await listPosts({ tag, limit, offset: (page - 1) * limit }, database)
      return { items: rows.map(presentPostCell), tag, pagination: paginate({ page, total, perPage: limit }) }
    },
    most: mostPages,
  })
  content.onChange((kinds) => kinds.includes('posts') && pages.forget())
  return {
    async listPosts({ limit, page }, { dependsOn }) {
      dependsOn?.('posts')
      return pages.get({ tag: null, limit, page })
    },
    async listPostsOfTag({ tag, page }, { dependsOn }) {
      dependsOn?.('posts')
      return pages.get({ tag, page })
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
  readonly tag: string | null
  readonly page?: number | undefined
  readonly limit?: number | undefined
}
