import { LRUCache } from 'lru-cache'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Mention } from '../../domain/blog/mentions.ts'
import { relatedPosts } from '../../domain/blog/post.ts'
import { cleanSearchText, cutSearchText } from '../../domain/kernel/text/search-text.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Database } from '../database/database.ts'
import { renderArticle, type Article, type ArticleFacts } from '../markdown/render-article.ts'
import { wholeText } from '../markdown/written-text.ts'
import type { Implementations } from '../operations/implementation.ts'
import { presentPost, presentPostCell } from './blog.presenter.ts'
import { postLists } from './post-lists.ts'
import { findCells, findPost, type PostRow } from './posts.store.ts'
import type { PreviewLinks } from './preview-links.ts'
import { findUnpublished } from './unpublished-posts.store.ts'

const maxArticles = 200
/**
 * Articles are rendered again after this time, because they link to the sales they mention, and sales may be added or removed.
 */
const articleMilliseconds = 60_000

interface ArticleDeps {
  readonly namesIn: (text: string) => Promise<readonly Mention[]>
  readonly imageSizesIn: (markdown: string) => Promise<ArticleFacts['imageSizes']>
}

function renderedArticles({ namesIn, imageSizesIn }: ArticleDeps) {
  const articles = new LRUCache<string, { markdown: string; article: Article }>({
    max: maxArticles,
    ttl: articleMilliseconds,
  })
  return async ({ slug, markdown }: PostRow): Promise<Article> => {
    const known = articles.get(slug)
    if (known?.markdown === markdown) return known.article
    const [mentions, imageSizes] = await Promise.all([namesIn(wholeText(markdown)), imageSizesIn(markdown)])
    const article = renderArticle(markdown, { mentions, imageSizes })
    articles.set(slug, { markdown, article })
    return article
  }
}

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    blog: 'posts'
  }
}

interface Deps extends ArticleDeps {
  readonly database: Database
  readonly content: ContentWatch
  readonly previews: PreviewLinks
  readonly now: () => Date
}

type Implemented = 'listPosts' | 'listPostsOfTag' | 'getPost' | 'previewPost'

export function implementBlog({
  database,
  content,
  previews,
  namesIn,
  imageSizesIn,
  now,
}: Deps): Pick<Implementations, Implemented> {
  const { catalogue, pages } = postLists({ database, content })
  const rendered = renderedArticles({ namesIn, imageSizesIn })
  const whole = async (post: PostRow, related: readonly string[], neighbours: Neighbours) => {
    const slugs = [...related, neighbours.previous, neighbours.next].filter((slug) => slug !== undefined)
    const cells = new Map((await findCells(slugs, database)).map((row) => [row.slug, presentPostCell(row)]))
    const cellOf = (slug: string | undefined) => cells.get(slug ?? '') ?? null
    return {
      ...(await pages.get({ tag: null })),
      related_posts: related.map(cellOf).filter((cell) => cell !== null),
      previous: cellOf(neighbours.previous),
      next: cellOf(neighbours.next),
      post: presentPost(post, await rendered(post)),
    }
  }
  return {
    async listPosts({ q = '', limit, page }, { dependsOn }) {
      dependsOn?.('posts')
      return pages.get({ tag: null, q: cutSearchText(cleanSearchText(q)), limit, page })
    },
    async listPostsOfTag({ tag, page }, { dependsOn }) {
      dependsOn?.('posts')
      return pages.get({ tag, page })
    },
    async getPost({ slug }, { dependsOn }) {
      dependsOn?.('posts')
      const post = await findPost(slug, database)
      if (post === undefined) throw new Refusal('post_not_found')
      const { relatedTo, neighbours } = await catalogue.get(undefined)
      return whole(post, relatedTo(slug, relatedPosts), neighbours(slug))
    },
    async previewPost({ token }) {
      const slug = previews.read(token, now())
      const [waiting] = slug === undefined ? [] : await findUnpublished([slug], database)
      const post = waiting ?? (slug === undefined ? undefined : await findPost(slug, database))
      if (post === undefined) throw new Refusal('post_not_found')
      const related = (await catalogue.get(undefined)).similarTo(post, relatedPosts)
      return whole({ post_id: '0', ...post }, related, {})
    },
  }
}

interface Neighbours {
  readonly previous?: string | undefined
  readonly next?: string | undefined
}
