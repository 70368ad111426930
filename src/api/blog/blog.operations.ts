import { Refusal } from '../../contract/problems/problem.ts'
import { postsPerPage, relatedPosts } from '../../domain/blog/post.ts'
import { paginate } from '../../domain/kernel/lists/pagination.ts'
import type { Database } from '../database/database.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Implementations } from '../operations/implementation.ts'
import { cacheAnswers } from '../cache/cached-answers.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { presentPost, presentPostCell } from './blog.presenter.ts'
import { findPost, findRelated, listPosts, type PostRow } from './posts.store.ts'
import type { PreviewLinks } from './preview-links.ts'
import { findUnpublished } from './unpublished-posts.store.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    blog: 'posts'
  }
}

interface Needs {
  readonly database: Database
  readonly content: ContentWatch
  readonly previews: PreviewLinks
  readonly now: () => Date
}

/** Pages of lists; a tag is the reader's to write, so there is no end of them. */
const mostPages = 200

export function implementBlog({
  database,
  content,
  previews,
  now,
}: Needs): Pick<Implementations, 'listPosts' | 'listPostsOfTag' | 'getPost' | 'previewPost'> {
  const pages = cacheAnswers({
    async read({ tag, page = 1, limit = postsPerPage }: WantedPosts) {
      const { rows, total } = await listPosts({ tag, limit, offset: (page - 1) * limit }, database)
      return { items: rows.map(presentPostCell), tag, pagination: paginate({ page, total, perPage: limit }) }
    },
    most: mostPages,
  })
  content.onChange((kinds) => kinds.includes('posts') && pages.forget())
  /** With the list it stands in, as all data of the blog comes. */
  const whole = async (post: PostRow) => {
    const related = await findRelated({ slug: post.slug, tags: post.tags, limit: relatedPosts }, database)
    return {
      ...(await pages.get({ tag: null })),
      post: presentPost(post, renderMarkdown),
      related_posts: related.map(presentPostCell),
    }
  }
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
      return whole(post)
    },
    async previewPost({ token }) {
      const slug = previews.read(token, now())
      const [waiting] = slug === undefined ? [] : await findUnpublished([slug], database)
      const post = waiting ?? (slug === undefined ? undefined : await findPost(slug, database))
      if (post === undefined) throw new Refusal('post_not_found')
      return whole({ post_id: '0', ...post })
    },
  }
}

interface WantedPosts {
  readonly tag: string | null
  readonly limit?: number | undefined
  readonly page?: number | undefined
}
